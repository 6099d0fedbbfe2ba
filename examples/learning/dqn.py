"""Deep Q-learning by self-play: a net says what each action is worth to the seat that acts; the best one is played.

    python examples/learning/dqn.py eruption --box short.toml --minutes 3

Mnih et al. 2015 with illegal actions masked out, lambda-returns instead of one-step targets (Daley and Amato 2019), and
a target net that follows slowly. The same net plays every seat of many tables at once.
"""

from __future__ import annotations

from argparse import Namespace
from collections import deque

import numpy as np
import torch
from selfplay import Array, Curve, Menus, MenuScores, Table, arguments, body, features, play, returns, table_of
from torch import Tensor, nn

STEPS = 32  # of every lane between two improvements
KEPT = 16  # windows in the replay memory
BATCHES, ROWS = 12, 1024  # steps of the gradient after a window, and decisions of each
DECAY = 0.9
EXPLORE = (0.3, 0.03)  # share of random actions at the beginning and at the end
RATE = 5e-4
FOLLOW = 0.05  # how far the target net goes towards the other after each window


class Net(nn.Module):
    """What each action of the table is worth to the seat that acts, from -1 to 1."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = body(inputs, width)
        self.gain = MenuScores(width, actions)
        self.worth = nn.Linear(width, 1)

    def forward(self, seen: Tensor, menus: Menus) -> Tensor:
        hidden = self.body(seen)
        return self.worth(hidden) + self.gain(hidden, menus)


class Learner:
    """Plays windows into the replay memory, and learns from samples of it."""

    def __init__(self, table: Table, lanes: int, width: int, seed: int) -> None:
        self.batch = table.batch(lanes, f"learn {seed}")
        shape = (self.batch.observations.shape[1], self.batch.masks.shape[1], width)
        self.net, self.target = Net(*shape), Net(*shape)
        self.target.load_state_dict(self.net.state_dict())
        self.optimizer = torch.optim.Adam(self.net.parameters(), RATE)
        self.memory: deque[tuple[Array, Menus, Array, Array]] = deque(maxlen=KEPT)
        self.chance = np.random.default_rng(seed)
        self.explore = EXPLORE[0]
        self.values: list[Array] = []

    def choose(self, seen: Tensor, menus: Menus) -> Array:
        """Choose the best action, or sometimes any; note what the target net thinks of the best."""
        with torch.no_grad():
            best = self.net(seen, menus).argmax(1)
            worth = self.target(seen, menus).gather(1, best[:, None])[:, 0]
        self.values.append(worth.numpy())
        blind = (self.chance.random(menus.legal.shape) * menus.legal).argmax(1)
        return np.where(self.chance.random(len(best)) < self.explore, blind, best.numpy())

    def improve(self, part: float) -> None:
        """Play a window and learn from the memory; `part` of the training is over."""
        self.explore = EXPLORE[0] + (EXPLORE[1] - EXPLORE[0]) * part
        self.values = []
        window = play(self.batch, STEPS, self.choose)
        self.choose(features(self.batch.observations), Menus.of(self.batch.masks))
        last = self.values.pop()
        found, known = returns(window, np.stack(self.values), last, self.batch.actors, DECAY)
        menus = Menus.joined(window.menus).rows(known.ravel())
        self.memory.append((window.seen[known], menus, window.choices[known], found[known]))
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * (1 - 0.9 * part)
        for _ in range(BATCHES):
            seen, menus, choices, target = self._sample()
            worth = self.net(features(seen), menus).gather(1, torch.from_numpy(choices)[:, None])[:, 0]
            loss = nn.functional.smooth_l1_loss(worth, torch.from_numpy(target))
            self.optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.optimizer.step()
        with torch.no_grad():
            for old, new in zip(self.target.parameters(), self.net.parameters(), strict=True):
                old.lerp_(new, FOLLOW)

    def _sample(self) -> tuple[Array, Menus, Array, Array]:
        """Take some decisions of each of a few windows."""
        some = self.chance.choice(len(self.memory), min(4, len(self.memory)), replace=False)
        columns, menus = [], []
        for number in some:
            seen, menu, choices, target = self.memory[int(number)]
            rows = self.chance.choice(len(seen), min(len(seen), ROWS // len(some)), replace=False)
            columns.append((seen[rows], choices[rows], target[rows]))
            menus.append(menu.rows(rows))
        seen, choices, target = (np.concatenate(parts) for parts in zip(*columns, strict=True))
        return seen, Menus.joined(menus), choices, target


def learn(table: Table, chosen: Namespace) -> tuple[Net, Curve]:
    """Learn for the time that was chosen; return the net and its curve."""
    learner = Learner(table, chosen.lanes, chosen.width, chosen.seed)
    if chosen.resume:
        for net in (learner.net, learner.target):
            net.load_state_dict(torch.load(chosen.resume, weights_only=True))
    curve = Curve(table, chosen)
    curve.measure(learner.net, 0)
    while (part := curve.part()) < 1:
        learner.improve(part)
        if curve.due():
            curve.measure(learner.net, learner.batch.decisions)
            if chosen.net:
                torch.save(learner.net.state_dict(), chosen.net)
    return learner.net, curve


def main() -> None:
    chosen = arguments(__doc__).parse_args()
    learn(table_of(chosen), chosen)


if __name__ == "__main__":
    main()
