// The rooms of this browser in IndexedDB. Every change is one transaction, and a promise is kept when it is on the disk.
// Without IndexedDB (some private windows) the same things are kept in memory, until the page is closed.

const VERSION = 1;
const NEWS = "lapilli";

/** @typedef {{ id: string, version: number, updated: number, data: any }} RoomRow */

/**
 * Return what a request to IndexedDB gives.
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Wait until a transaction is on the disk.
 * @param {IDBTransaction} transaction
 * @returns {Promise<void>}
 */
const done = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("the transaction ended"));
  });

/**
 * Apply a change of a room's row: fields of its setup, and of holders by their seats.
 * @param {RoomRow} row
 * @param {{ setup?: any, holders: any[] }} changed
 */
function change(row, { setup = {}, holders }) {
  Object.assign(row.data.setup, setup);
  row.version = row.data.setup.version;
  row.updated = row.data.setup.updated;
  for (const holder of holders) {
    const place = row.data.holders.findIndex((/** @type {any} */ one) => one.seat === holder.seat);
    row.data.holders[place] = { ...row.data.holders[place], ...holder };
  }
}

/**
 * @param {string} data
 * @returns {RoomRow}
 */
function rowOf(data) {
  const { setup, holders } = JSON.parse(data);
  return { id: setup.id, version: setup.version, updated: setup.updated, data: { setup, holders } };
}

/** What both kinds of storage share: news for other tabs. */
class Tabs {
  constructor() {
    this.channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(NEWS) : null;
  }

  /** @param {string} news */
  tell(news) {
    this.channel?.postMessage(news);
  }

  /** @param {any} heard a function of Python, which is lent for this call only */
  listen(heard) {
    const { channel } = this;
    const kept = heard.copy();
    if (channel) channel.onmessage = ({ data }) => kept(String(data));
  }
}

export class BrowserStore extends Tabs {
  kept = true;

  /** @param {IDBDatabase} database */
  constructor(database) {
    super();
    this.database = database;
  }

  /**
   * Open the storage of this site; where the browser has none, one that lasts as long as the page.
   * @returns {Promise<BrowserStore | MemoryStore>}
   */
  static async open() {
    try {
      const request = indexedDB.open("lapilli", VERSION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("rooms", { keyPath: "id" }).createIndex("updated", "updated");
        request.result.createObjectStore("events", { keyPath: ["room", "version"] });
        request.result.createObjectStore("keys");
      };
      const store = new BrowserStore(await result(request));
      await store.put("probe", `${Date.now()}`); // some browsers open a database in which nothing can be stored
      return store;
    } catch {
      return new MemoryStore();
    }
  }

  /** @param {string[]} stores */
  write(...stores) {
    return this.database.transaction(stores, "readwrite", { durability: "strict" });
  }

  /**
   * @param {IDBTransaction} transaction
   * @param {string} room
   * @param {string} events
   */
  addEvents(transaction, room, events) {
    const store = transaction.objectStore("events");
    for (const [version, text] of JSON.parse(events)) store.add({ room, version, text });
  }

  /**
   * @param {string} room
   * @param {string} data
   * @param {string} events
   */
  async create(room, data, events) {
    const transaction = this.write("rooms", "events");
    transaction.objectStore("rooms").add(rowOf(data));
    this.addEvents(transaction, room, events);
    await done(transaction);
  }

  /**
   * Add events if the room is still at a version; return whether it was.
   * @param {string} room
   * @param {number} after
   * @param {string} changed
   * @param {string} events
   * @returns {Promise<boolean>}
   */
  async append(room, after, changed, events) {
    const transaction = this.write("rooms", "events");
    const stored = done(transaction);
    const rooms = transaction.objectStore("rooms");
    const row = await result(rooms.get(room));
    if (row?.version !== after) {
      await stored;
      return false;
    }
    change(row, JSON.parse(changed));
    rooms.put(row);
    this.addEvents(transaction, room, events);
    await stored;
    return true;
  }

  /**
   * @param {string} room
   * @param {string} holders
   */
  async changeHolders(room, holders) {
    const transaction = this.write("rooms");
    const stored = done(transaction);
    const rooms = transaction.objectStore("rooms");
    const row = await result(rooms.get(room));
    if (row) {
      change(row, { holders: JSON.parse(holders) });
      rooms.put(row);
    }
    await stored;
  }

  /**
   * @param {string} room
   * @param {number} after
   * @returns {Promise<string>}
   */
  async load(room, after) {
    const transaction = this.database.transaction(["rooms", "events"]);
    const row = await result(transaction.objectStore("rooms").get(room));
    if (!row) return "";
    const range = IDBKeyRange.bound([room, after], [room, row.version], true);
    const events = await result(transaction.objectStore("events").getAll(range));
    return JSON.stringify({ ...row.data, events: events.map(({ text }) => JSON.parse(text)) });
  }

  /**
   * @param {number} limit
   * @returns {Promise<string>}
   */
  async rooms(limit) {
    const index = this.database.transaction("rooms").objectStore("rooms").index("updated");
    const names = await result(index.getAllKeys());
    return JSON.stringify(names.reverse().slice(0, limit));
  }

  /**
   * @param {string} key
   * @returns {Promise<string>}
   */
  async get(key) {
    return (await result(this.database.transaction("keys").objectStore("keys").get(key))) ?? "";
  }

  /**
   * @param {string} key
   * @param {string} text
   */
  async put(key, text) {
    const transaction = this.write("keys");
    transaction.objectStore("keys").put(text, key);
    await done(transaction);
  }
}

export class MemoryStore extends Tabs {
  kept = false;
  /** @type {Map<string, { row: RoomRow, events: [number, string][] }>} */
  all = new Map();
  /** @type {Map<string, string>} */
  keys = new Map();

  /**
   * @param {string} room
   * @param {string} data
   * @param {string} events
   */
  async create(room, data, events) {
    this.all.set(room, { row: rowOf(data), events: JSON.parse(events) });
  }

  /**
   * @param {string} room
   * @param {number} after
   * @param {string} changed
   * @param {string} events
   */
  async append(room, after, changed, events) {
    const found = this.all.get(room);
    if (found?.row.version !== after) return false;
    change(found.row, JSON.parse(changed));
    found.events.push(...JSON.parse(events));
    return true;
  }

  /**
   * @param {string} room
   * @param {string} holders
   */
  async changeHolders(room, holders) {
    const found = this.all.get(room);
    if (found) change(found.row, { holders: JSON.parse(holders) });
  }

  /**
   * @param {string} room
   * @param {number} after
   */
  async load(room, after) {
    const found = this.all.get(room);
    if (!found) return "";
    const events = found.events.filter(([version]) => version > after).map(([, text]) => JSON.parse(text));
    return JSON.stringify({ ...found.row.data, events });
  }

  /** @param {number} limit */
  async rooms(limit) {
    const rows = [...this.all.values()].map(({ row }) => row).sort((a, b) => b.updated - a.updated);
    return JSON.stringify(rows.slice(0, limit).map(({ id }) => id));
  }

  /** @param {string} key */
  async get(key) {
    return this.keys.get(key) ?? "";
  }

  /**
   * @param {string} key
   * @param {string} text
   */
  async put(key, text) {
    this.keys.set(key, text);
  }
}
