"""A heap of what the knife leaves over: strips, corners and squares of paper. All lengths are in millimetres."""

import math

import numpy as np
from boxes import piece
from materials import paper
from meshes import link, skin, thicken, unwrap

CELL = 2
FIELD = 760
# How thick the walls of a box are.
WALL = 2.2
# How far the points of a falling piece are apart.
STEP = 6
STEPS, ROUNDS = 64, 4
GRAVITY, DRAG = 0.3, 0.92
# How strongly thin paper, compared with board, returns to its own shape.
STIFF, LIMP = 0.36, 0.07
# How many places in a box are compared before a piece falls on the lowest.
TRIES = 8
# The share of each kind of piece; its shortest and longest length as parts of the longest; its widths.
KINDS = {
    "corner": (0.22, (0.26, 0.5), (20, 46)),
    "scrap": (0.26, (0.24, 0.5), (16, 40)),
    "trimming": (0.2, (0.45, 1), (6, 15)),
    "strip": (0.2, (0.25, 0.62), (4, 9)),
    "curl": (0.12, (0.4, 0.8), (4, 8)),
}


def offcuts(rng, papers, count, spread=(120, 100), inside=None, wall=60, filled=0.0, hanging=0, longest=120):
    """Returns pieces that fell one by one, each on what lay there before.

    `inside` is the size of a box at the origin with walls of this height, which is already filled to this level.
    The last pieces to fall, as many as `hanging`, land on its walls.
    """
    cells = FIELD // CELL
    ground = np.zeros((cells, cells))
    if inside:
        x, y = np.meshgrid(*[(np.arange(cells) + 0.5) * CELL - FIELD / 2] * 2, indexing="ij")
        beyond = np.maximum(np.abs(x) - inside[0] / 2, np.abs(y) - inside[1] / 2)
        # Walls are thick enough to stop a piece whose points are a step apart.
        ground[beyond < STEP / 2] = wall
        ground[beyond < -WALL] = filled
    parts = []
    for index in range(count):
        flat, points, thickness, curl = cut(rng, longest)
        points = points @ turned_about(rng.normal(0, 0.3), rng.uniform(0, math.tau))
        hangs = index >= count - hanging
        if not inside:
            points[..., :2] += np.clip(rng.normal(0, 0.5, 2), -1, 1) * spread
        elif hangs:
            points[..., :2] += place_on_wall(rng, inside)
        else:
            points[..., :2] += lowest_place(rng, ground, points, inside)
        within = np.array(inside) / 2 - WALL - 0.4 if inside and not hangs else None
        points = settle(highest_around(ground), points, flat, thickness, curl, within)
        fine, place = smooth(points), smooth(flat)
        if rng.random() < 0.35:
            # One side is the torn edge of the sheet.
            torn = np.convolve(rng.uniform(0, 1, len(fine) + 2), (0.3, 0.4, 0.3), "valid")
            for grid in (fine, place):
                grid[:, -1] += torn[:, None] * (grid[:, -2] - grid[:, -1])
        np.maximum.at(ground, cells_of(fine), fine[..., 2] + thickness)
        of = paper(str(rng.choice(papers)), unrolled=(1, 1))
        parts.append(thicken(link(unwrap(skin(fine), place), "offcut", of), thickness))
    return parts


def lowest_place(rng, ground, points, inside):
    """Returns where a piece that falls into a box has the least below it."""
    reach = np.ptp(points[..., :2], axis=(0, 1)) / 2
    room = np.maximum(np.array(inside) / 2 - WALL - 0.6 * reach, 0)
    places = rng.uniform(-1, 1, (TRIES, 2)) * room
    # A heap is a little higher in its middle.
    below = [ground[cells_of(points + (*at, 0))].mean() + 36 * np.square(at / inside).sum() for at in places]
    return places[int(np.argmin(below))]


def place_on_wall(rng, inside):
    """Returns a place on a wall of a box, most often on the front one."""
    side = rng.choice(4, p=(0.46, 0.2, 0.2, 0.14))
    along, inwards = rng.uniform(-0.4, 0.4), rng.uniform(0, 9)
    width, depth = inside
    return (
        (along * width, inwards - depth / 2),
        (inwards - width / 2, along * depth),
        (width / 2 - inwards, along * depth),
        (along * width, depth / 2 - inwards),
    )[side]


def highest_around(ground):
    """Returns the ground with its peaks widened, because a piece would cut through a peak between its points."""
    widened = ground.copy()
    for axis in (0, 1):
        widened = np.maximum.reduce([np.roll(widened, step, axis) for step in (-1, 0, 1)])
    return widened


def cut(rng, longest):
    """Returns the points of a piece, flat and curled, its thickness and its curl along its length and across."""
    kind = str(rng.choice(list(KINDS), p=[share for share, *_ in KINDS.values()]))
    _, lengths, widths = KINDS[kind]
    length, width = longest * rng.uniform(*lengths), rng.uniform(*widths)
    broad = kind in {"corner", "scrap"}
    thickness = 0.5 if broad and rng.random() < 0.2 else 0.18
    step = STEP if broad else 0.6 * STEP
    u = np.linspace(-0.5, 0.5, max(5, round(length / step)))
    v = np.linspace(-0.5, 0.5, max(3, round(width / STEP)))
    along, across = np.meshgrid(u * length, v * width, indexing="ij")
    # The knife follows the edge of the sheet below, so a piece is rarely cut at right angles.
    narrowing = rng.uniform(0.86, 0.97) if kind == "corner" else rng.choice([0.05, rng.uniform(0.1, 0.8)])
    across = across * (1 - narrowing * (u[:, None] + 0.5)) + rng.normal(0, 0.2) * width * u[:, None]
    # Scissors cut in a curve.
    across = across + rng.normal(0, 0.03 if broad else 0.06) * length * (4 * u[:, None] ** 2 - 1)
    ends = rng.normal(0, 0.3, 2)
    slant = np.where(u < 0, ends[0], ends[1])[:, None] * (2 * np.abs(u[:, None])) ** 2
    flat = np.dstack([along + slant * np.clip(across, -width, width), across])
    if thickness == 0.5:
        rolled = np.full(len(u), rng.normal(0, 0.001))
    elif kind == "curl":
        rolled = rng.choice((-1, 1)) * np.linspace(*rng.uniform(0.05, 0.15, 2), len(u))
    else:
        rolled = np.linspace(*rng.normal(0, 0.014 if broad else 0.026, 2), len(u))
        if rng.random() < 0.16:
            # It was folded once.
            rolled[int(rng.uniform(0.3, 0.7) * len(u))] += rng.choice((-1, 1)) * rng.uniform(0.6, 1.7) / step
    return flat, roll_up(flat, u * length, rolled), thickness, (rolled[1:-1, None, None], rng.normal(0, 0.006))


def roll_up(flat, along, rolled):
    """Returns the points of a piece that is bent by these angles per mm along its length."""
    step = along[1] - along[0]
    heading = np.cumsum(rolled * step)
    heading -= heading.mean()
    x, z = np.cumsum(np.cos(heading) * step), np.cumsum(np.sin(heading) * step)
    # A slanted end reaches beyond the last point, where the piece is straight.
    beyond = flat[..., 0] - np.clip(flat[..., 0], along[0], along[-1])
    bent_x = np.interp(flat[..., 0], along, x - x.mean()) + beyond
    return np.dstack([bent_x, flat[..., 1], np.interp(flat[..., 0], along, z - z.mean())])


def turned_about(lean, turn):
    """Returns the rotation of a piece that leans over its long side and is turned on the table."""
    a, b = (np.array([(math.cos(t), math.sin(t)), (-math.sin(t), math.cos(t))]) for t in (lean, turn))
    over, around = np.eye(3), np.eye(3)
    over[1:, 1:], around[:2, :2] = a, b
    return over @ around


def settle(ground, points, flat, thickness, curl, within):
    """Lets a piece fall and returns where its points come to rest, `within` this far from the middle of its box."""
    points[..., 2] += ground[cells_of(points)].max() + 2 - points[..., 2].min()
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
            if within is not None:
                points[..., :2] = np.clip(points[..., :2], -within, within)
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
