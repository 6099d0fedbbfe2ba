// Pinch and pan: the picture may be drawn larger than its frame and pushed about; a double tap goes back.

const MOST = 5;

export class Zoom {
  constructor(holder) {
    this.holder = holder;
    this.pointers = new Map();
    this.reset();
    holder.addEventListener("pointerdown", (event) => this.down(event));
    holder.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) holder.addEventListener(end, (event) => this.up(event));
    holder.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  reset() {
    [this.scale, this.x, this.y] = [1, 0, 0];
    this.dragged = false;
    this.apply();
  }

  get svg() {
    return this.holder.querySelector("svg.scene");
  }

  apply() {
    const free = (this.scale - 1) / 2;
    const { clientWidth: width, clientHeight: height } = this.holder;
    this.x = Math.max(-width * free, Math.min(width * free, this.x));
    this.y = Math.max(-height * free, Math.min(height * free, this.y));
    const svg = this.svg;
    if (svg) svg.style.transform = this.scale === 1 ? "" : `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.holder.classList.toggle("zoomed", this.scale > 1);
  }

  /** Make the picture larger or smaller round a point of the screen. */
  by(factor, clientX, clientY) {
    const box = this.holder.getBoundingClientRect();
    const x = (clientX ?? box.x + box.width / 2) - box.x - box.width / 2;
    const y = (clientY ?? box.y + box.height / 2) - box.y - box.height / 2;
    const scale = Math.max(1, Math.min(MOST, this.scale * factor));
    const change = scale / this.scale;
    this.x = x - (x - this.x) * change;
    this.y = y - (y - this.y) * change;
    this.scale = scale;
    this.apply();
  }

  down(event) {
    if (!this.pointers.size) this.dragged = false;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event) {
    const was = this.pointers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 1) {
      if (this.scale === 1) return;
      if (!this.dragged && Math.hypot(now.x - was.x, now.y - was.y) < 8) return;
      this.dragged = true;
      this.x += now.x - was.x;
      this.y += now.y - was.y;
      this.apply();
    } else if (this.pointers.size === 2) {
      this.dragged = true;
      const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      const spread = (point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      this.by(spread(now) / spread(was), (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
    this.pointers.set(event.pointerId, now);
  }

  up(event) {
    this.pointers.delete(event.pointerId);
  }

  wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  }
}
