"""Draws the seamless textures of papers and table tops, and pressed leaves. Usage: draw_textures.py FOLDER"""

import sys
from pathlib import Path

import cv2
import numpy as np
from draw_garden import draw_garden
from draw_leaves import draw_leaves

SIDE = 3072
# Strokes that cross an edge are drawn in a margin and folded back, so that the tile is seamless.
MARGIN = 1024


def noise(rng, falloff):
    """Returns seamless noise with mean 0 and standard deviation 1. A larger falloff is smoother."""
    frequency = np.fft.fftfreq(SIDE)[:, None] ** 2 + np.fft.fftfreq(SIDE)[None, :] ** 2
    frequency[0, 0] = 1
    spectrum = np.fft.fft2(rng.standard_normal((SIDE, SIDE))) / frequency ** (falloff / 4)
    spectrum[0, 0] = 0
    field = np.fft.ifft2(spectrum).real
    return (field / field.std()).astype(np.float32)


def smear(field, across, down):
    """Blurs seamless noise by this many pixels and rescales it to a standard deviation of 1."""
    rows, columns = np.fft.fftfreq(field.shape[0])[:, None], np.fft.rfftfreq(field.shape[1])[None, :]
    damping = np.exp(-2 * np.pi**2 * ((columns * across) ** 2 + (rows * down) ** 2))
    blurred = np.fft.irfft2(np.fft.rfft2(field) * damping, field.shape).astype(np.float32)
    return blurred / blurred.std()


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
    """Returns the coverage, 0 to 1, of fibres of about this length in pixels. Blades are wide and straight."""
    bend = 0.02 if width < 3 else 0.003
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
        centre = rng.uniform(MARGIN, MARGIN + SIDE, 2).astype(int)
        axes = np.maximum(1, rng.uniform(0.3, 1.2, 2) * size).astype(int)
        cv2.ellipse(
            canvas,
            centre.tolist(),
            axes.tolist(),
            rng.uniform(0, 180),
            0,
            360,
            int(rng.uniform(70, 255)),
            -1,
            cv2.LINE_AA,
        )
    return cv2.GaussianBlur(fold(canvas), (0, 0), 0.8)


def petals(rng, count, length):
    """Returns the coverage of petals. They are drop-shaped, frayed at the tip and half covered by pulp."""
    canvas = empty()
    for _ in range(count):
        size, turn = length * rng.uniform(0.55, 1.3), rng.uniform(0, 2 * np.pi)
        along = np.linspace(0, 1, 24)
        half = (
            size * rng.uniform(0.16, 0.3) * np.sin(np.pi * along**0.7) ** 0.8 * (1 + rng.normal(0, 0.06, 24))
        )
        curve = size * rng.uniform(-0.15, 0.15) * np.sin(np.pi * along)
        outline = np.concatenate(
            [np.stack([along * size, curve + half], 1), np.stack([along * size, curve - half], 1)[::-1]]
        )
        spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        points = outline @ spin.T + rng.uniform(MARGIN, MARGIN + SIDE, 2)
        cv2.fillPoly(canvas, [(points * 16).astype(np.int32)], int(rng.uniform(110, 255)), cv2.LINE_AA, 4)
    return cv2.GaussianBlur(fold(canvas), (0, 0), 1.2)


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
        (223, 161, 82),
        0.6,
        [
            ("petals", (196, 100, 32), 0.5, 190, 88, 0),
            ("petals", (226, 158, 66), 0.5, 190, 74, 0),
            ("fibres", (238, 198, 134), 0.5, 8000, 150, 2),
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
            ("petals", (196, 88, 108), 0.62, 150, 110, 0),
            ("petals", (138, 32, 64), 0.8, 280, 70, 0),
            ("petals", (184, 66, 94), 0.76, 380, 48, 0),
            ("petals", (120, 74, 60), 0.55, 240, 16, 0),
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
            ("flecks", (64, 46, 30), 0.9, 1500, 7, 0),
            ("flecks", (150, 104, 52), 0.85, 1300, 9, 0),
        ],
    ),
    "straw": (
        (214, 190, 140),
        0.8,
        [
            ("fibres", (236, 214, 158), 0.6, 5000, 210, 4),
            ("fibres", (166, 128, 70), 0.55, 2400, 170, 3),
            ("flecks", (140, 104, 58), 0.5, 900, 5, 0),
        ],
    ),
    "grass": (
        (196, 198, 152),
        0.8,
        [
            ("fibres", (124, 140, 82), 0.6, 1900, 280, 5),
            ("fibres", (222, 220, 176), 0.55, 5000, 190, 3),
            ("fibres", (160, 146, 84), 0.5, 1500, 210, 3),
        ],
    ),
    "banana": (
        (224, 186, 136),
        0.9,
        [
            ("fibres", (240, 216, 164), 0.5, 5000, 210, 2),
            ("fibres", (168, 112, 46), 0.5, 620, 640, 3),
            ("fibres", (196, 142, 66), 0.6, 420, 700, 5),
            ("fibres", (252, 220, 158), 0.75, 700, 700, 4),
            ("flecks", (140, 98, 48), 0.5, 300, 5, 0),
        ],
    ),
}
DRAWERS = {
    "fibres": fibres,
    "flecks": lambda rng, count, length, _: flecks(rng, count, length),
    "petals": lambda rng, count, length, _: petals(rng, count, length),
}


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
            coverage = 0.75 * coverage + 0.3 * cv2.GaussianBlur(coverage, (0, 0), 9)
            cover = np.clip(0.62 + 0.4 * felt, 0, 1)
        visible = (coverage * strength * cover)[..., None]
        albedo = albedo * (1 - visible) + np.float32(colour) * visible
        height += (0.05 if what == "petals" else 0.16) * coverage * strength
    write(folder, name, albedo, height)


def draw_linen(folder):
    """Draws a plain weave with uneven threads."""
    rng = np.random.default_rng(21)
    threads = 360
    position = np.arange(SIDE) * threads / SIDE
    wave = noise(rng, 2.2) * 0.18
    across, along = position[None, :] + wave, position[:, None] + wave.T
    over = (np.floor(across) + np.floor(along)) % 2
    weft, warp = np.abs(np.sin(np.pi * across)), np.abs(np.sin(np.pi * along))
    relief = np.where(
        over > 0,
        weft**0.6 * (0.55 + 0.45 * np.sin(np.pi * (along % 1))),
        warp**0.6 * (0.55 + 0.45 * np.sin(np.pi * (across % 1))),
    )
    slub = rng.normal(0, 1, threads + 1)
    tone = np.where(
        over > 0, slub[np.floor(across).astype(int) % threads], slub[np.floor(along).astype(int) % threads]
    )
    albedo = (
        np.float32((206, 194, 174))
        * (0.74 + 0.26 * relief + 0.035 * tone + 0.02 * noise(rng, 2.4))[..., None]
    )
    write(folder, "linen", albedo, 0.15 + 0.7 * relief + 0.03 * tone)


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
# Each board: its width, the distance of the pith from its middle and its depth below it (mm), its tone and warmth.
BOARDS = [
    (104, 14, 20, 0.02, 0.1),
    (92, 150, 40, -0.07, 0.5),
    (126, -22, 34, 0.05, -0.3),
    (98, -210, 70, -0.02, -0.6),
    (112, 6, 14, -0.05, 0.2),
    (136, 120, 26, 0.06, 0.4),
    (94, -40, 48, 0.01, -0.4),
    (108, 260, 60, -0.04, 0.6),
    (90, -90, 30, 0.04, 0.0),
]


def draw_wood(folder):
    """Draws a top of planed, oiled boards, each sawn from another log, with fine joints."""
    rng = np.random.default_rng(23)
    ends = np.cumsum([0, *(board[0] for board in BOARDS)]) * WOOD_SIDE // WOOD_SIZE
    sawn = [saw(rng, stop - start, *board[1:]) for start, stop, board in zip(ends, ends[1:], BOARDS)]
    # Small wooden things, whose texture starts at their middle, show the middle of a board.
    albedo, height = (np.roll(np.concatenate(part), -(ends[1] // 2), axis=0) for part in zip(*sawn))
    write(folder, "wood", albedo, height)


def saw(rng, rows, aside, below, tone, warmth):
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
    edge = rows / 2 * pixel - np.abs(across)
    joint = np.exp(-((edge / 0.45) ** 2))
    dark = 0.30 * early + 0.10 * late + 0.36 * pores
    value = (1 + tone + 0.028 * fibre + 0.02 * cloud(120, 3)) * (1 - dark) * (1 - 0.72 * joint)
    tint = 1 + np.float32([0.03, 0, -0.04]) * (warmth + 0.2 * cloud(150, 8) + 2 * dark)[..., None]
    height = 0.6 - 0.03 * early - 0.2 * pores + 0.015 * fibre - 0.45 * joint
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
    draw_leaves(folder)
    draw_garden(folder)


if __name__ == "__main__":
    main()
