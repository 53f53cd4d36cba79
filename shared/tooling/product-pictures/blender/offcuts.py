"""A heap of what the knife leaves over: strips, corners and squares of paper. All lengths are in millimetres."""

import math

import numpy as np
from boxes import piece
from materials import paper
from meshes import link, skin, thicken

CELL = 2.5
FIELD = 520
# A piece slides to the lowest of this many places.
TRIES = 5


def offcuts(rng, papers, count, spread=(120, 100), inside=None, wall=60, filled=0.0, longest=150):
    """Returns pieces that were dropped one by one and came to rest on what lay there before.

    `inside` is the size of a box at the origin with walls of this height, which is filled up to a level.
    """
    cells = int(FIELD / CELL)
    ground = np.zeros((cells, cells))
    if inside:
        x, y = np.meshgrid(*[(np.arange(cells) + 0.5) * CELL - FIELD / 2] * 2, indexing="ij")
        beyond = np.maximum(np.abs(x) - inside[0] / 2, np.abs(y) - inside[1] / 2)
        # Paper that hangs over the edge is too stiff to follow the wall.
        ground = np.maximum(0, wall - 0.55 * np.maximum(0, beyond))
        ground[beyond < -2.5] = filled
    parts = []
    for index in range(count):
        length = longest * rng.uniform(0.25, 1) ** 1.4
        width = rng.choice([rng.uniform(4, 12), rng.uniform(10, 26), rng.uniform(24, 58)], p=[0.45, 0.35, 0.2])
        u = np.linspace(-0.5, 0.5, max(8, int(length / 2)))
        v = np.linspace(-0.5, 0.5, max(4, int(width / 2)))
        # The knife follows the edge of the sheet below, so a piece is rarely cut at right angles.
        narrowing, slant = rng.choice([0, rng.uniform(0.1, 0.9)], p=[0.6, 0.4]), rng.normal(0, 0.25)
        along, across = np.meshgrid(u * length, v * width, indexing="ij")
        across = across * (1 - narrowing * (u[:, None] + 0.5))
        along = along + slant * across
        # Thin strips curl and twist.
        curl = abs(rng.normal(0, 1)) ** 1.6 * rng.choice([0.0006, 0.004], p=[0.8, 0.2])
        bend = np.minimum(curl * along**2, 24) + rng.normal(0, 0.0025) * along * across / 2
        tries = [drop(rng, ground, along, across, bend, spread) for _ in range(TRIES)]
        x, y, z = min(tries, key=lambda points: points[2].mean())
        np.maximum.at(ground, cells_of(x, y), z + 0.25)
        name = papers[index % len(papers)]
        thickness = 0.5 if width > 24 and rng.random() < 0.3 else 0.22
        parts.append(thicken(link(skin(np.dstack([x, y, z])), "offcut", paper(name, solid=True)), thickness))
    return parts


def cells_of(x, y):
    return tuple(np.clip(((p + FIELD / 2) / CELL).astype(int), 0, int(FIELD / CELL) - 1) for p in (x, y))


def drop(rng, ground, along, across, bend, spread):
    """Returns where a piece comes to rest when it falls on a random place."""
    turn = rng.uniform(0, math.tau)
    centre = np.clip(rng.normal(0, 0.5, 2), -1, 1) * spread
    x = centre[0] + along * math.cos(turn) - across * math.sin(turn)
    y = centre[1] + along * math.sin(turn) + across * math.cos(turn)
    below = ground[cells_of(x, y)]
    plane = np.column_stack([x.ravel(), y.ravel(), np.ones(x.size)])
    slope = np.clip(np.linalg.lstsq(plane, below.ravel(), rcond=None)[0][:2], -0.4, 0.4)
    shape = slope[0] * x + slope[1] * y + bend
    # Paper gives way where it touches what is below it.
    z = np.maximum(below, shape + np.quantile(below - shape, 0.9)) + 0.3
    for _ in range(14):
        padded = np.pad(z, 1, mode="edge")
        z = (padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:] + 2 * z) / 6
    z += max(0, np.quantile(below + 0.3 - z, 0.985))
    return x, y, np.maximum(z, 0.3)


def cut_out(rng, corners, of):
    """Returns a piece of paper that was cut to shape and glued down flat."""
    phase = rng.uniform(0, 6.28, 2)

    def height(x, y):
        return 0.3 + 0.12 * np.sin(x * 0.11 + phase[0]) * np.sin(y * 0.13 + phase[1])

    return [piece(corners, of, height, 0.22)]
