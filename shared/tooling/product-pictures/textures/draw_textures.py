"""Draws the seamless textures of papers and table tops, and pressed leaves. Usage: draw_textures.py FOLDER"""

import sys
from pathlib import Path

import cv2
import numpy as np
from draw_views import draw_views
from draw_leaves import draw_leaves
from draw_wear import draw_wear
from seamless import SIDE, noise, smear

# Strokes that cross an edge are drawn in a margin and folded back, so that the tile is seamless.
MARGIN = 1024


def fold(canvas):
    """Folds the margins of a canvas back onto the opposite edges."""
    for _ in range(2):
        canvas[MARGIN : 2 * MARGIN] = np.maximum(canvas[MARGIN : 2 * MARGIN], canvas[-MARGIN:])
        canvas[-2 * MARGIN : -MARGIN] = np.maximum(canvas[-2 * MARGIN : -MARGIN], canvas[:MARGIN])
        canvas = np.ascontiguousarray(canvas[MARGIN:-MARGIN].T)
    return canvas.astype(np.float32) / 255


def empty():
    return np.zeros((SIDE + 2 * MARGIN, SIDE + 2 * MARGIN), np.uint8)


def fibres(rng, count, length, width):
    """Returns the coverage, 0 to 1, of fibres of about this length in pixels. Wide ones are straighter, unless long."""
    bend = 0.02 if width < 3 else 0.007 if length > 500 else 0.003
    canvas = empty()
    for _ in range(count):
        steps = max(6, int(length * rng.uniform(0.3, 1.4) / 6))
        angle = (
            rng.uniform(0, 2 * np.pi)
            + np.cumsum(rng.normal(0, bend * 6, steps))
            + rng.normal(0, bend) * np.arange(steps)
        )
        start = rng.uniform(MARGIN, MARGIN + SIDE, 2)
        points = start + np.cumsum(np.stack([np.cos(angle), np.sin(angle)], 1) * 6, 0)
        shade = int(255 * rng.uniform(0.25, 1))
        thickness = max(1, int(round(width * rng.uniform(0.6, 1.4))))
        cv2.polylines(canvas, [(points * 16).astype(np.int32)], False, shade, thickness, cv2.LINE_AA, 4)
    return cv2.GaussianBlur(fold(canvas), (0, 0), 0.7)


def flecks(rng, count, size):
    """Returns the coverage of small irregular flecks."""
    canvas = empty()
    for _ in range(count):
        speck(rng, canvas, np.maximum(1, rng.uniform(0.3, 1.2, 2) * size), int(rng.uniform(70, 255)))
    return cv2.GaussianBlur(fold(canvas), (0, 0), 0.8)


def seeds(rng, count, size, roundness):
    """Returns the coverage of seeds; a veil of pulp hides some of them."""
    canvas = empty()
    for _ in range(count):
        length = size * rng.uniform(0.7, 1.25)
        shade = 255 if rng.random() < 0.75 else int(rng.uniform(60, 160))
        speck(rng, canvas, (length, length * (roundness or rng.uniform(0.5, 1)) * rng.uniform(0.9, 1.05)), shade)
    return cv2.GaussianBlur(fold(canvas), (0, 0), 0.7)


def speck(rng, canvas, axes, shade):
    centre = rng.uniform(MARGIN, MARGIN + SIDE, 2).astype(int).tolist()
    half = [max(1, int(axis)) for axis in axes]
    cv2.ellipse(canvas, centre, half, rng.uniform(0, 180), 0, 360, shade, -1, cv2.LINE_AA)


def petals(rng, count, length):
    """Returns the coverage of petals. They are drop-shaped, veined, frayed at the tip and half covered by pulp."""
    canvas = empty()
    for _ in range(count):
        size, turn = length * rng.uniform(0.55, 1.3), rng.uniform(0, 2 * np.pi)
        along = np.linspace(0, 1, 24)
        spread, curve = rng.uniform(0.2, 0.36), size * rng.uniform(-0.15, 0.15) * np.sin(np.pi * along)
        half = size * spread * np.sin(np.pi * along**0.7) ** 0.8
        spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        place, shade = rng.uniform(MARGIN, MARGIN + SIDE, 2), rng.uniform(130, 240)

        def across(share, width=half, rows=along, middle=curve, length=size, frame=(spin, place)):
            points = np.stack([rows * length, middle + share * width], 1) @ frame[0].T + frame[1]
            return (points * 16).astype(np.int32)

        frayed = half * (1 + rng.normal(0, 0.06, 24))
        rim = np.concatenate([across(1, frayed), across(-1, frayed)[::-1]])
        cv2.fillPoly(canvas, [rim], int(shade), cv2.LINE_AA, 4)
        # Veins fan out from the base, and folds run between them.
        for share in np.linspace(-0.85, 0.85, max(3, int(size / 12))) + rng.normal(0, 0.05):
            tone = int(np.clip(shade * rng.choice([0.62, 0.8, 1.2]), 0, 255))
            cv2.polylines(canvas, [across(share)[1:22]], False, tone, 1 + int(size / 130), cv2.LINE_AA, 4)
    return cv2.GaussianBlur(fold(canvas), (0, 0), 1.0)


def ray_florets(rng, count, length):
    """Returns the coverage of a marigold's petals: slender, notched at the tip, finely veined, some of them torn.

    They lie in clumps, and pulp has run over parts of most.
    """
    crisp, sunk = empty(), empty()
    clumps = rng.uniform(MARGIN, MARGIN + SIDE, (max(3, count // 7), 2))
    along = np.linspace(0, 1, 40)
    for _ in range(count):
        size, turn = length * rng.uniform(0.6, 1.25), rng.uniform(0, 2 * np.pi)
        half = size * rng.uniform(0.13, 0.21) * (0.24 + 0.76 * np.sin(np.pi * 0.56 * along**0.8) ** 1.3)
        bend = size * rng.uniform(-0.2, 0.2) * along**2
        shade = rng.uniform(150, 250)
        spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        together = clumps[rng.integers(len(clumps))] + rng.normal(0, length * 0.9, 2)
        place = together if rng.random() < 0.7 else rng.uniform(MARGIN, MARGIN + SIDE, 2)
        place = MARGIN + (place - MARGIN) % SIDE
        share = np.linspace(-1, 1, 21)
        # The tip is rounded, with two or three teeth.
        teeth = rng.choice([2, 3])
        tip = 1 + half[-1] / size * (0.9 * np.sqrt(1 - share**2) - 0.5 * np.abs(np.cos(np.pi * teeth * share / 2)) ** 3)
        torn = rng.random() < 0.35
        base, end = rng.uniform(0.1, 0.5) if torn else 0, rng.uniform(0.6, 0.85) if rng.random() < 0.25 else 1.3
        ragged = np.cumsum(rng.normal(0, 0.018, 21))
        # The edges curl here and there.
        curl = 1 + 0.07 * np.sin(along * rng.uniform(5, 12) + rng.uniform(0, 6))

        def vein(side, frame=(spin, place, size, half * curl, bend)):
            spin, place, size, half, bend = frame
            nearest = np.argmin(np.abs(share - side))
            t = np.linspace(base + ragged[nearest], min(tip[nearest], end + ragged[nearest]), 40)
            y = np.interp(t, along, bend) + side * np.interp(t, along, half)
            return np.stack([t * size, y], 1) @ spin.T + place

        canvas = sunk if rng.random() < 0.4 else crisp
        rims = [vein(side) for side in share]
        for left, right, side in zip(rims, rims[1:], share):
            # Petals are thick along the middle and between folds, and their tips are thin.
            crease = 0.84 + 0.16 * np.cos(side * 7 + turn) + rng.normal(0, 0.035)
            for step in range(0, 39, 3):
                tone = shade * crease * (1.08 - 0.3 * (step / 39) ** 2)
                quad = np.concatenate([left[step : step + 4], right[step : step + 4][::-1]])
                cv2.fillPoly(canvas, [(quad * 16).astype(np.int32)], int(min(255, tone)), cv2.LINE_AA, 4)
        for side in rng.uniform(-0.85, 0.85, max(3, int(size / 26))):
            tone = int(np.clip(shade * rng.choice([0.6, 0.74, 1.25]), 0, 255))
            path = (vein(side)[2:37] * 16).astype(np.int32)
            cv2.polylines(canvas, [path], False, tone, 1, cv2.LINE_AA, 4)
    sunk = cv2.GaussianBlur(fold(sunk), (0, 0), 5)
    veil = np.clip(0.75 + 0.55 * smear(noise(rng, 1.6), 18, 18), 0.08, 1)
    return np.maximum(cv2.GaussianBlur(fold(crisp), (0, 0), 1.0), 0.75 * sunk) * veil


def blades(rng, count, length, width):
    """Returns the coverage of chopped stalks: flat strips with split ends, whose veins run along them."""
    canvas = empty()
    for _ in range(count):
        size, half, turn = length * rng.gamma(4, 0.25), width * rng.uniform(0.5, 1.4) / 2, rng.uniform(0, 2 * np.pi)
        shade, bow = rng.uniform(90, 235), rng.uniform(-0.05, 0.05) * size
        spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        place = rng.uniform(MARGIN, MARGIN + SIDE, 2)
        edges = np.linspace(-half, half, int(max(2, half)) + 1)
        ends = rng.normal(0, width * 0.35, (2, len(edges)))
        for strip, (low, high) in enumerate(zip(edges, edges[1:])):
            along = np.linspace(-size / 2 + ends[0, strip], size / 2 + ends[1, strip], 8)
            curve = bow * (1 - (2 * along / size) ** 2)
            rim = np.concatenate([np.stack([along, curve + low], 1), np.stack([along, curve + high], 1)[::-1]])
            points = rim @ spin.T + place
            tone = int(np.clip(shade * rng.uniform(0.82, 1.18), 60, 255))
            cv2.fillPoly(canvas, [(points * 16).astype(np.int32)], tone, cv2.LINE_AA, 4)
    return cv2.GaussianBlur(fold(canvas), (0, 0), 0.6)


# Colours are sRGB, 0 to 255. An inclusion is (kind, colour, strength, count, length, width).
PAPERS = {
    "cream": (
        (231, 219, 195),
        0.5,
        [
            ("fibres", (250, 245, 234), 0.45, 9000, 150, 2),
            ("fibres", (196, 176, 142), 0.4, 900, 120, 1.6),
            ("flecks", (150, 120, 84), 0.6, 260, 4, 0),
        ],
    ),
    "kraft": (
        (177, 138, 98),
        0.8,
        [
            ("fibres", (208, 172, 130), 0.5, 9000, 110, 2),
            ("fibres", (112, 80, 52), 0.5, 3600, 80, 1.6),
            ("flecks", (92, 62, 40), 0.6, 1800, 4, 0),
        ],
    ),
    "marigold": (
        (236, 200, 130),
        0.9,
        [
            ("ray florets", (250, 212, 84), 0.95, 70, 230, 0),
            ("ray florets", (230, 138, 26), 1.0, 100, 240, 0),
            ("ray florets", (200, 86, 18), 1.0, 84, 225, 0),
            ("ray florets", (138, 66, 26), 0.9, 40, 170, 0),
            ("ray florets", (182, 92, 30), 0.7, 60, 60, 0),
            ("fibres", (248, 224, 168), 0.5, 8000, 150, 2),
            ("fibres", (176, 112, 52), 0.4, 420, 90, 1.6),
        ],
    ),
    "leaf": (
        (112, 132, 84),
        0.9,
        [
            ("fibres", (74, 92, 46), 0.55, 1500, 260, 4),
            ("fibres", (176, 184, 130), 0.5, 7000, 150, 2),
            ("fibres", (196, 186, 120), 0.5, 700, 300, 3),
            ("flecks", (60, 70, 36), 0.6, 700, 5, 0),
        ],
    ),
    "indigo": (
        (46, 57, 92),
        1.5,
        [("fibres", (86, 100, 138), 0.42, 8000, 150, 2), ("fibres", (26, 34, 72), 0.5, 1500, 120, 2)],
    ),
    "rose": (
        (240, 228, 214),
        0.5,
        [
            ("petals", (206, 122, 128), 0.6, 46, 210, 0),
            ("petals", (150, 44, 72), 0.85, 60, 165, 0),
            ("petals", (186, 74, 98), 0.8, 70, 130, 0),
            ("petals", (122, 52, 52), 0.75, 60, 84, 0),
            ("petals", (140, 98, 74), 0.6, 90, 26, 0),
            ("fibres", (250, 244, 234), 0.45, 9000, 150, 2),
            ("fibres", (190, 160, 134), 0.4, 700, 110, 1.6),
        ],
    ),
    "seed": (
        (232, 224, 202),
        0.6,
        [
            ("fibres", (250, 244, 230), 0.45, 9000, 150, 2),
            ("fibres", (150, 150, 96), 0.5, 900, 110, 2),
            ("flecks", (126, 98, 58), 0.7, 1500, 5, 0),
            ("seeds", (58, 42, 32), 0.95, 900, 5, 0),
            ("seeds", (44, 36, 34), 0.95, 330, 11, 0.62),
            ("seeds", (158, 106, 46), 0.95, 300, 10, 0.94),
            ("seeds", (112, 66, 36), 0.95, 190, 12, 0.5),
        ],
    ),
    "straw": (
        (204, 180, 130),
        0.8,
        [
            ("fibres", (226, 206, 156), 0.5, 6000, 150, 2),
            ("blades", (146, 104, 48), 0.7, 640, 44, 6),
            ("blades", (170, 120, 48), 0.95, 420, 92, 11),
            ("blades", (202, 154, 74), 1.0, 420, 96, 13),
            ("blades", (236, 212, 150), 1.0, 190, 104, 17),
        ],
    ),
    "grass": (
        (188, 190, 144),
        0.7,
        [
            ("fibres", (212, 212, 170), 0.5, 6000, 150, 2),
            ("blades", (104, 116, 62), 0.75, 420, 80, 8),
            ("blades", (120, 136, 68), 0.9, 230, 190, 24),
            ("blades", (160, 164, 92), 0.9, 210, 210, 30),
            ("blades", (204, 188, 120), 0.9, 140, 170, 22),
        ],
    ),
    "banana": (
        (222, 180, 118),
        0.9,
        [
            ("fibres", (234, 204, 150), 0.5, 5000, 210, 2),
            ("fibres", (160, 106, 46), 0.5, 480, 640, 3),
            ("fibres", (186, 132, 60), 0.65, 400, 700, 5),
            ("fibres", (246, 216, 154), 0.8, 520, 700, 4),
            ("fibres", (150, 96, 36), 0.75, 90, 720, 7),
            ("fibres", (254, 234, 174), 1.0, 210, 720, 7),
            ("fibres", (196, 140, 58), 0.9, 110, 720, 8),
            ("blades", (170, 118, 50), 0.7, 120, 160, 8),
            ("flecks", (130, 90, 42), 0.5, 300, 5, 0),
        ],
    ),
    "rag": (
        (226, 223, 216),
        0.35,
        [
            ("fibres", (255, 255, 255), 0.6, 9000, 130, 2),
            ("fibres", (255, 255, 255), 0.8, 700, 380, 4),
            ("fibres", (150, 150, 152), 0.42, 5200, 90, 2),
            ("fibres", (160, 160, 164), 0.45, 160, 240, 3),
            ("flecks", (118, 118, 124), 0.6, 420, 3, 0),
        ],
    ),
}
DRAWERS = {
    "fibres": fibres,
    "flecks": lambda rng, count, length, _: flecks(rng, count, length),
    "seeds": seeds,
    "blades": blades,
    "petals": lambda rng, count, length, _: petals(rng, count, length),
    "ray florets": lambda rng, count, length, _: ray_florets(rng, count, length),
}

# How dark the shadows of inclusions are.
RAISED = {"seeds": 0.55, "blades": 0.22, "petals": 0.16, "ray florets": 0.3}


def draw_paper(folder, name, seed):
    rng = np.random.default_rng(seed)
    base, mottle, inclusions = PAPERS[name]
    cloud, tooth, felt = noise(rng, 2.6), noise(rng, 0.9), noise(rng, 1.9)
    albedo = np.float32(base) * (1 + (0.022 * mottle * cloud + 0.012 * tooth + 0.014 * felt))[..., None]
    height = 0.48 + 0.05 * cloud + 0.07 * tooth + 0.07 * felt
    for what, colour, strength, count, length, width in inclusions:
        coverage = DRAWERS[what](rng, count, length, width)
        # Pulp covers each inclusion unevenly, and petals bleed into it.
        cover = np.clip(0.8 + 0.25 * felt, 0, 1.1)
        if what == "petals":
            coverage = 0.9 * coverage + 0.14 * cv2.GaussianBlur(coverage, (0, 0), 7)
            cover = np.clip(0.72 + 0.3 * felt, 0, 1)
        elif what == "ray florets":
            coverage = 0.94 * coverage + 0.1 * cv2.GaussianBlur(coverage, (0, 0), 9)
            cover = np.clip(0.86 + 0.2 * felt, 0, 1)
        elif what == "blades":
            cover = np.clip(0.78 + 0.34 * felt, 0, 1)
        elif what == "seeds":
            cover = np.clip(1.1 + 0.3 * felt, 0, 1)
        if what in RAISED:
            # Light falls from the left, so inclusions shade the paper to their right.
            shade = np.roll(cv2.GaussianBlur(coverage, (0, 0), 2.2), (1, 3), (0, 1))
            albedo *= 1 - RAISED[what] * np.clip(shade - coverage, 0, 1)[..., None]
        visible = (coverage * strength * cover)[..., None]
        albedo = albedo * (1 - visible) + np.float32(colour) * visible
        height += (0.08 if what == "petals" else 0.13 if what == "ray florets" else 0.16) * coverage * strength
        if what == "seeds":
            height += 0.34 * cv2.GaussianBlur(coverage, (0, 0), length / 3)
    write(folder, name, albedo, height)


def draw_linen(folder):
    """Draws a plain weave of undyed flax, whose threads swell and thin and are of many shades."""
    rng = np.random.default_rng(21)
    threads = 360
    position = np.arange(SIDE) * threads / SIDE
    wave = noise(rng, 2.2) * 0.18
    across, along = position[None, :] + wave, position[:, None] + wave.T
    over = (np.floor(across) + np.floor(along)) % 2
    # Each thread is thick here and thin there, over a length of some centimetres.
    rows, columns = (np.floor(place).astype(int) % threads for place in (along, across))
    slub = smear(rng.standard_normal((threads, SIDE), np.float32), 150, 0.01)
    weft_slub, warp_slub = slub[rows, np.arange(SIDE)[None, :]], slub[::-1][columns, np.arange(SIDE)[:, None]]
    weft, warp = np.abs(np.sin(np.pi * across)), np.abs(np.sin(np.pi * along))
    relief = np.where(
        over > 0,
        weft ** (0.6 - 0.1 * np.clip(warp_slub, -2, 2)) * (0.55 + 0.45 * np.sin(np.pi * (along % 1))),
        warp ** (0.6 - 0.1 * np.clip(weft_slub, -2, 2)) * (0.55 + 0.45 * np.sin(np.pi * (across % 1))),
    )
    dyed = rng.normal(0, 1, threads)
    tone = np.where(over > 0, dyed[columns] + 0.8 * warp_slub, dyed[::-1][rows] + 0.8 * weft_slub)
    shade = 0.74 + 0.26 * relief + 0.034 * tone + 0.02 * noise(rng, 2.4)
    flax = np.float32((206, 193, 170)) * (1 + np.float32([0.004, 0, -0.008]) * tone[..., None])
    write(folder, "linen", flax * shade[..., None], 0.15 + 0.7 * relief + 0.05 * tone)


def draw_plaster(folder):
    """Draws a limewashed table top the colour of sand: soft clouds and fine grit."""
    rng = np.random.default_rng(22)
    cloud, fine = noise(rng, 3.4), noise(rng, 1.0)
    grit = np.clip(noise(rng, 0.3) - 2.4, 0, 1)
    trowel = smear(noise(rng, 1.2), 70, 5) + smear(noise(rng, 1.2), 6, 60)
    value = 1 + 0.036 * cloud + 0.014 * fine + 0.014 * trowel - 0.09 * grit
    write(
        folder,
        "plaster",
        np.float32((174, 158, 138)) * value[..., None],
        0.5 + 0.06 * cloud + 0.05 * fine + 0.05 * trowel - 0.12 * grit,
    )


WOOD_SIDE = 4096
WOOD_SIZE = 960
# Each board: width, distance of the pith from its middle and depth below it (mm), tone, warmth.
BOARDS = [
    (104, 14, 20, 0.02, 0.1),
    (92, 150, 40, -0.1, 0.6),
    (126, -22, 34, 0.07, -0.3),
    (98, -210, 70, -0.03, -0.7),
    (112, 6, 14, -0.07, 0.3),
    (136, 120, 26, 0.08, 0.4),
    (94, -40, 48, 0.01, -0.5),
    (108, 260, 60, -0.06, 0.8),
    (90, -90, 30, 0.05, 0.0),
]
# Knots on each board by its number: place along it, distance from its middle, radius (mm).
KNOTS = {
    1: [(700, 12, 5.5)],
    2: [(210, 30, 8), (232, -8, 2.6)],
    4: [(560, -22, 3.4)],
    5: [(860, 26, 9)],
    7: [(330, -14, 6), (120, 34, 2.4)],
}


def draw_wood(folder):
    """Draws a top of planed boards, each sawn from another log, with open joints and a few knots."""
    rng = np.random.default_rng(23)
    ends = np.cumsum([0, *(board[0] for board in BOARDS)]) * WOOD_SIDE // WOOD_SIZE
    sawn = [
        saw(rng, stop - start, *board[1:], KNOTS.get(number, ()))
        for number, (start, stop, board) in enumerate(zip(ends, ends[1:], BOARDS))
    ]
    # Small wooden things, whose texture starts at their middle, show the middle of a board.
    albedo, height = (np.roll(np.concatenate(part), -(ends[1] // 2), axis=0) for part in zip(*sawn))
    write(folder, "wood", albedo, height)


def draw_timber(folder):
    """Draws straight-grained wood without joints, of which small things are made. Its mirror image makes it seamless."""
    sawn = saw(np.random.default_rng(31), WOOD_SIDE // 2, 330, 60, 0, 0.2, [], joined=False)
    write(folder, "timber", *(np.concatenate([part, part[::-1]]) for part in sawn))


def saw(rng, rows, aside, below, tone, warmth, knots, joined=True):
    """Returns the colour and height of one board: growth rings around its pith, open pores and fibres."""
    pixel = WOOD_SIZE / WOOD_SIDE
    shape = (rows, WOOD_SIDE)
    along = np.arange(WOOD_SIDE) * 2 * np.pi / WOOD_SIDE

    def wander(bends):
        turns = np.arange(1, bends + 1)[:, None]
        return (np.sin(turns * along + rng.uniform(0, 7, turns.shape)) / turns).sum(0)

    def cloud(length, breadth):
        return smear(rng.standard_normal(shape, np.float32), length / pixel, breadth / pixel)

    across = (np.arange(rows)[:, None] - rows / 2) * pixel
    # The saw cuts a crooked tapering stem, hence the arches near its pith.
    radius = np.hypot(across - aside + 3 * wander(4), below + 7 * wander(3))
    radius += 0.5 * cloud(45, 5) + 0.12 * cloud(7, 0.5)
    inside, rim = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    for place, off, size in knots:
        beside = (np.arange(WOOD_SIDE) * pixel - place + WOOD_SIZE / 2) % WOOD_SIZE - WOOD_SIZE / 2
        away = np.hypot(beside / 1.25, across - off) + 0.13 * size * cloud(5, 4)
        # The grain flows around a knot, and inside it are the rings of the branch.
        flow = np.hypot(beside / 2.8, across - off)
        radius += 2.1 * size * np.exp(-((flow / (1.9 * size)) ** 2))
        radius = np.where(away < size, 500 + 1.9 * away, radius)
        inside = np.maximum(inside, 1 / (1 + np.exp(np.clip((away - size) * 2.2, -60, 60))))
        rim = np.maximum(rim, np.exp(-(((away - size) / 0.55) ** 2)))
    widths = rng.gamma(9, 2.3 / 9, 400)
    year = np.interp(radius, np.cumsum(widths), np.arange(400))
    ring = year.astype(int)
    age = (year - ring) * widths[ring + 1]
    early = np.exp(-age / 0.55) * rng.uniform(0.35, 1, 401)[ring]
    late = (year - ring) ** 3
    pores = np.zeros(shape, np.float32)
    for length in (2, 4, 7):
        pixels = round(length / pixel)
        starts = (rng.random(shape) < (0.012 + 0.11 * np.exp(-age / 0.8)) / pixels) * rng.uniform(0.35, 1, shape)
        pores = np.maximum(pores, np.maximum.reduce([np.roll(starts, step, 1) for step in range(pixels)]))
    fibre = smear(rng.standard_normal(shape, np.float32), 9 / pixel, 0.3)
    edge = rows / 2 * pixel - np.abs(across) if joined else np.full_like(across, 99)
    # The boards have shrunk apart unevenly, their edges are worn, and dust has settled between them.
    gap = np.clip(0.62 + 0.2 * wander(5), 0.35, None) + 0.05 * cloud(3, 3)
    joint = np.exp(-((edge / gap) ** 2))
    worn = np.exp(-((edge / 1.7) ** 2))
    dark = 0.30 * early + 0.10 * late + 0.36 * pores + (0.2 + 0.07 * cloud(4, 2)) * inside + 0.22 * rim
    value = (1 + tone + 0.028 * fibre + 0.02 * cloud(120, 3)) * (1 - dark) * (1 - 0.8 * joint) * (1 - 0.1 * worn)
    tint = 1 + np.float32([0.03, 0, -0.04]) * (warmth + 0.2 * cloud(150, 8) + 2 * dark + 2.2 * inside)[..., None]
    height = 0.6 - 0.03 * early - 0.2 * pores + 0.015 * fibre - 0.12 * worn - 0.4 * joint
    return np.float32((158, 132, 107)) * value[..., None] * tint, height


def write(folder, name, albedo, height):
    cv2.imwrite(
        f"{folder}/{name}-albedo.png",
        np.clip(albedo[..., ::-1], 0, 255).astype(np.uint8),
        [cv2.IMWRITE_PNG_COMPRESSION, 3],
    )
    cv2.imwrite(
        f"{folder}/{name}-height.png",
        (np.clip(height, 0, 1) * 255).astype(np.uint8),
        [cv2.IMWRITE_PNG_COMPRESSION, 3],
    )


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for seed, name in enumerate(PAPERS):
        draw_paper(folder, name, seed)
    draw_linen(folder)
    draw_plaster(folder)
    draw_wood(folder)
    draw_timber(folder)
    draw_wear(folder)
    draw_leaves(folder)
    draw_views(folder)


if __name__ == "__main__":
    main()
