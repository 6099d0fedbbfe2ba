"""Masked PPO by self-play: one policy plays every seat of many tables at once and learns from how their games end.

    python examples/learning/ppo.py eruption --box examples/learning/short_eruption.toml --minutes 3

Schulman et al. 2017, with illegal actions masked out of the distribution (Huang and Ontanon 2020) and lambda-returns
that follow each seat from decision to decision.
"""

from __future__ import annotations

from argparse import Namespace

import numpy as np
import torch
from selfplay import Array, Curve, Menus, MenuScores, Table, arguments, body, features, play, returns, table_of
from torch import Tensor, nn

STEPS = 64  # of every lane between two improvements
EPOCHS, ROWS = 3, 1024  # passes over a window, and decisions of one step of the gradient
CLIP, DECAY, ENTROPY, NORM = 0.2, 0.95, 0.01, 0.5
RATE = 7e-4  # at the beginning; it falls to 0


class Net(nn.Module):
    """Scores of actions, and what the position is worth to the seat that sees it."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = body(inputs, width)
        self.policy = MenuScores(width, actions)
        self.worth = nn.Linear(width, 1)

    def forward(self, seen: Tensor, menus: Menus) -> tuple[Tensor, Tensor]:
        hidden = self.body(seen)
        return self.policy(hidden, menus), self.worth(hidden)[:, 0]

    def scores(self, seen: Tensor, menus: Menus) -> Tensor:
        return self(seen, menus)[0]


class Learner:
    """Plays a window, then improves the net with it."""

    def __init__(self, table: Table, lanes: int, width: int, seed: int) -> None:
        self.batch = table.batch(lanes, f"learn {seed}")
        self.net = Net(self.batch.observations.shape[1], self.batch.masks.shape[1], width)
        self.optimizer = torch.optim.Adam(self.net.parameters(), RATE, eps=1e-5)
        self.values: list[Array] = []
        self.chances: list[Array] = []

    def choose(self, seen: Tensor, menus: Menus) -> Array:
        """Choose by chance from the policy, and note what was thought."""
        with torch.no_grad():
            logits, values = self.net(seen, menus)
            policy = torch.distributions.Categorical(logits=logits)
            choices = policy.sample()
        self.values.append(values.numpy())
        self.chances.append(policy.log_prob(choices).numpy())
        return np.asarray(choices.numpy())

    def improve(self, part: float) -> None:
        """Play a window and learn from it; `part` of the training is over."""
        self.values, self.chances = [], []
        window = play(self.batch, STEPS, self.choose)
        with torch.no_grad():
            last = self.net(features(self.batch.observations), Menus.of(self.batch.masks))[1].numpy()
        values, chances = np.stack(self.values), np.stack(self.chances)
        found, known = returns(window, values, last, self.batch.actors, DECAY)
        menus = Menus.joined(window.menus)
        asked = known & (menus.legal.sum(1).reshape(known.shape) > 1)  # where there was a choice
        menus, seen, choices = menus.rows(asked.ravel()), window.seen[asked], torch.from_numpy(window.choices[asked])
        target, before = torch.from_numpy(found[asked]), torch.from_numpy(chances[asked])
        gain = target - torch.from_numpy(values[asked])
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * (1 - part) + 1e-5
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(seen)).split(ROWS):
                logits, worth = self.net(features(seen[rows.numpy()]), menus.rows(rows.numpy()))
                policy = torch.distributions.Categorical(logits=logits)
                ratio = (policy.log_prob(choices[rows]) - before[rows]).exp()
                bound = ratio.clamp(1 - CLIP, 1 + CLIP)
                surrogate = torch.minimum(ratio * gain[rows], bound * gain[rows]).mean()
                error = (worth - target[rows]).pow(2).mean()
                loss = error / 2 - surrogate - ENTROPY * policy.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), NORM)
                self.optimizer.step()


def learn(table: Table, chosen: Namespace) -> tuple[Net, Curve]:
    """Learn for the time that was chosen; return the net and its curve."""
    learner = Learner(table, chosen.lanes, chosen.width, chosen.seed)
    if chosen.resume:
        learner.net.load_state_dict(torch.load(chosen.resume, weights_only=True))
    curve = Curve(table, chosen)
    curve.measure(learner.net.scores, 0)
    while (part := curve.part()) < 1:
        learner.improve(part)
        if curve.due():
            curve.measure(learner.net.scores, learner.batch.decisions)
            if chosen.net:
                torch.save(learner.net.state_dict(), chosen.net)
    return learner.net, curve


def main() -> None:
    chosen = arguments(__doc__).parse_args()
    learn(table_of(chosen), chosen)


if __name__ == "__main__":
    main()
