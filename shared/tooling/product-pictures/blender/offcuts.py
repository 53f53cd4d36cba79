"""A heap of what the knife leaves over: strips, corners and squares of paper. All lengths are in millimetres."""

import math

import numpy as np
from boxes import piece
from materials import paper
from meshes import link, skin, thicken, unwrap

CELL = 2
FIELD = 760
# How far the points of a falling piece are apart.
STEP = 6
STEPS, ROUNDS = 90, 6
GRAVITY, DRAG = 0.3, 0.92
# How strongly thin paper, compared with board, returns to its own shape.
STIFF, LIMP = 0.36, 0.07


def offcuts(rng, papers, count, spread=(120, 100), inside=None, wall=60, filled=0.0, longest=150):
    """Returns pieces that fell one by one, each on what lay there before.

    `inside` is the size of a box at the origin with walls of this height, which is already filled to this level in its middle.
    """
    cells = FIELD // CELL
    ground = np.zeros((cells, cells))
    if inside:
        x, y = np.meshgrid(*[(np.arange(cells) + 0.5) * CELL - FIELD / 2] * 2, indexing="ij")
        beyond = np.maximum(np.abs(x) - inside[0] / 2, np.abs(y) - inside[1] / 2)
        # Walls are thick enough to stop a piece whose points are a step apart.
        ground[beyond < STEP / 2] = wall
        heap = filled * (1 - 0.9 * np.hypot(x / inside[0], y / inside[1]) ** 2)
        ground = np.where(beyond < -STEP * 0.8, heap, ground)
    parts = []
    for index in range(count):
        flat, thickness, curl = cut(rng, longest)
        centre = np.clip(rng.normal(0, 0.5, 2), -1, 1) * spread
        points = settle(rng, highest_around(ground), flat, thickness, curl, centre)
        fine, place = smooth(points), smooth(flat)
        if rng.random() < 0.35:
            # One side is the torn edge of the sheet.
            torn = np.convolve(rng.uniform(0, 1, len(fine) + 2), (0.3, 0.4, 0.3), "valid")
            for grid in (fine, place):
                grid[:, -1] += torn[:, None] * (grid[:, -2] - grid[:, -1])
        np.maximum.at(ground, cells_of(fine), fine[..., 2] + thickness)
        of = paper(papers[index % len(papers)], unrolled=(1, 1))
        parts.append(thicken(link(unwrap(skin(fine), place), "offcut", of), thickness))
    return parts


def highest_around(ground):
    """Returns the ground with its peaks widened, because a piece would cut through a peak between its points."""
    widened = ground.copy()
    for axis in (0, 1):
        widened = np.maximum.reduce([np.roll(widened, step, axis) for step in (-1, 0, 1)])
    return widened


def cut(rng, longest):
    """Returns the points of a flat piece, its thickness and how much it curls along its length, across and in itself."""
    kind = rng.choice(["strip", "ribbon", "scrap"], p=[0.42, 0.28, 0.3])
    length = longest * rng.uniform(*{"strip": (0.45, 1), "ribbon": (0.3, 0.8), "scrap": (0.25, 0.5)}[kind])
    width = rng.uniform(*{"strip": (4, 11), "ribbon": (10, 24), "scrap": (26, 56)}[kind])
    thickness = 0.5 if kind == "scrap" and rng.random() < 0.25 else 0.18
    # The knife follows the edge of the sheet below, so a piece is rarely cut at right angles.
    narrowing, slant = rng.choice([0, rng.uniform(0.1, 0.9)], p=[0.6, 0.4]), rng.normal(0, 0.25)
    u = np.linspace(-0.5, 0.5, max(4, round(length / STEP)))
    v = np.linspace(-0.5, 0.5, max(3, round(width / STEP)))
    along, across = np.meshgrid(u * length, v * width, indexing="ij")
    across = across * (1 - narrowing * (u[:, None] + 0.5))
    flat = np.dstack([along + slant * across, across])
    limp = {"strip": 0.05, "ribbon": 0.028, "scrap": 0.012}[kind] if thickness < 0.5 else 0.0006
    rolled = np.linspace(*rng.normal(0, limp, 2), len(u) - 2)
    return flat, thickness, (rolled[:, None, None], rng.normal(0, limp / 3))


def settle(rng, ground, flat, thickness, curl, centre):
    """Lets a piece fall and returns where its points come to rest."""
    turn = rng.uniform(0, math.tau)
    spin = np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])
    points = np.dstack([flat @ spin + centre, np.zeros(flat.shape[:2])])
    points[..., 2] = ground[cells_of(points)].max() + 4 + points[..., :2] @ rng.normal(0, 0.08, 2)
    points[..., 2] -= min(0, points[..., 2].min() - 1)
    before = points.copy()
    pulls = [(a, b, np.linalg.norm(flat[a] - flat[b], axis=-1)) for a, b in neighbours()]
    step = np.linalg.norm(np.diff(flat, axis=0), axis=-1).mean()
    for _ in range(STEPS):
        points, before = points + DRAG * (points - before) - (0, 0, GRAVITY), points
        for _ in range(ROUNDS):
            bend(points, curl, step, LIMP if thickness < 0.5 else STIFF)
            for a, b, rest in pulls:
                apart = points[b] - points[a]
                now = np.linalg.norm(apart, axis=-1)
                pull = apart * (0.3 * (1 - rest / np.maximum(now, 1e-6)))[..., None]
                points[a] += pull
                points[b] -= pull
            land(points, before, ground, thickness)
    return points


def neighbours():
    """Returns the slices of points that keep their distance: lengthwise, crosswise and diagonally."""
    all_, head, tail = slice(None), slice(None, -1), slice(1, None)
    ends = (((head, all_), (tail, all_)), ((all_, head), (all_, tail)))
    return [*ends, ((head, head), (tail, tail)), ((head, tail), (tail, head))]


def bend(points, curl, step, stiff):
    """Bends a piece towards the shape that it has without its weight."""
    normal = np.cross(np.gradient(points, axis=0), np.gradient(points, axis=1))
    normal /= np.maximum(np.linalg.norm(normal, axis=-1), 1e-6)[..., None]
    for axis, wanted in enumerate(curl):
        moved = np.moveaxis(points, axis, 0)
        way = np.moveaxis(normal, axis, 0)[1:-1] * wanted
        off = stiff * ((moved[:-2] + moved[2:]) / 2 - moved[1:-1] - way * step**2 / 2)
        moved[1:-1] += off
        moved[:-2] -= off / 2
        moved[2:] -= off / 2


def land(points, before, ground, thickness):
    """Keeps a piece above what is below it, where friction holds it."""
    floor = ground[cells_of(points)] + thickness
    # A point that meets a wall from its side stays in front of it.
    inside = floor - points[..., 2] > 5
    points[inside, :2] = before[inside, :2]
    floor = ground[cells_of(points)] + thickness
    touching = points[..., 2] < floor
    points[touching, 2] = floor[touching]
    before[touching] += 0.5 * (points[touching] - before[touching])


def smooth(points):
    """Returns a grid of points that is three times as fine, along smooth curves."""
    for _ in range(2):
        count = len(points)
        at = np.linspace(0, count - 1, 3 * count)
        low = np.minimum(at.astype(int), count - 2)
        t = (at - low)[:, None, None]
        padded = np.concatenate([2 * points[:1] - points[1:2], points, 2 * points[-1:] - points[-2:-1]])
        a, b, c, d = (padded[low + i] for i in range(4))
        curve = b + t / 2 * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
        points = curve.swapaxes(0, 1)
    return points


def cells_of(points):
    last = FIELD // CELL - 1
    return tuple(np.clip(((points[..., i] + FIELD / 2) / CELL).astype(int), 0, last) for i in (0, 1))


def cut_out(rng, corners, of):
    """Returns a piece of paper that was cut to shape and glued down flat."""
    phase = rng.uniform(0, 6.28, 2)

    def height(x, y):
        return 0.3 + 0.12 * np.sin(x * 0.11 + phase[0]) * np.sin(y * 0.13 + phase[1])

    return [piece(corners, of, height, 0.22)]
