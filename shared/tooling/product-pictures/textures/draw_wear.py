"""Draws what years of use leave on a table top: marks on wood and its varnish, and the creases of a linen cloth."""

import cv2
import numpy as np
from seamless import SIDE, noise, smear

# Millimetres per pixel: a tile of wear is larger than a tile of wood, so that no knot has the same marks twice.
PIXEL = 1330 / SIDE
INK, TEA = np.float32((0.30, 0.34, 0.50)), np.float32((0.80, 0.72, 0.62))


def drawn(draw):
    """Returns what `draw` adds to a mask, 0 to 1; it is called with the mask and an offset, once for every neighbour."""
    mask = np.zeros((SIDE, SIDE), np.uint8)
    for down in (-SIDE, 0, SIDE):
        for across in (-SIDE, 0, SIDE):
            draw(mask, np.array([across, down]))
    return mask.astype(np.float32) / 255


def strokes(rng, count, length, shade):
    """Returns scratches of about this length in millimetres: nearly straight, in two main directions."""
    marks = []
    for _ in range(count):
        turn = rng.choice([0.3, 1.9]) + rng.normal(0, 0.5)
        along = np.linspace(0, length * rng.gamma(2, 0.5) / PIXEL, 12)
        angle = turn + rng.normal(0, 0.12) * along / along[-1]
        path = rng.uniform(0, SIDE, 2) + np.stack([np.cos(angle), np.sin(angle)], 1) * along[:, None]
        marks.append((path, int(255 * rng.uniform(0.25, 1) * shade)))

    def draw(mask, offset):
        for path, tone in marks:
            cv2.polylines(mask, [((path + offset) * 16).astype(np.int32)], False, tone, 1, cv2.LINE_AA, 4)

    return drawn(draw)


def dots(rng, groups, most, reach, size):
    """Returns drops that fell together: one large one and smaller ones around it, in millimetres."""
    marks = []
    for _ in range(groups):
        middle = rng.uniform(0, SIDE, 2)
        for index in range(rng.integers(2, most + 1)):
            place = middle + (rng.normal(0, reach, 2) / PIXEL if index else 0)
            radius = size * (rng.uniform(0.7, 1.3) if index == 0 else rng.uniform(0.15, 0.5)) / PIXEL
            marks.append((place, radius * rng.uniform(0.85, 1.15, 2), rng.uniform(0, 180), int(rng.uniform(90, 230))))

    def draw(mask, offset):
        for place, radii, turn, tone in marks:
            centre, axes = ((place + offset) * 16).astype(int), np.maximum(12, radii * 16).astype(int)
            cv2.ellipse(mask, centre.tolist(), axes.tolist(), turn, 0, 360, tone, -1, cv2.LINE_AA, 4)

    return cv2.GaussianBlur(drawn(draw), (0, 0), 0.8)


def rings(rng, count):
    """Returns the marks of wet cups, of which only parts are left."""
    marks = [
        (rng.uniform(0, SIDE, 2), rng.uniform(26, 38) / PIXEL, rng.uniform(0, 360), rng.uniform(150, 330))
        for _ in range(count)
    ]

    def draw(mask, offset):
        for place, radius, start, sweep in marks:
            centre, axes = ((place + offset) * 16).astype(int).tolist(), [int(radius * 16)] * 2
            cv2.ellipse(mask, centre, axes, start, 0, sweep, 255, max(2, int(2.4 / PIXEL)), cv2.LINE_AA, 4)
            cv2.ellipse(mask, centre, [int(radius * 15.2)] * 2, start, 0, sweep * 0.6, 110, 1, cv2.LINE_AA, 4)

    return cv2.GaussianBlur(drawn(draw), (0, 0), 1.6)


def draw_wood_wear(folder):
    """Draws by how much marks darken or lighten wood (half grey: not at all) and where it still has varnish."""
    rng = np.random.default_rng(31)
    patchy = np.clip(0.5 + 0.5 * smear(noise(rng, 1.2), 5, 5), 0, 1)
    rubbed = np.clip(0.55 * noise(rng, 3.0) - 0.35, 0, 1)
    wiped = smear(noise(rng, 1.2), 260, 4)
    scratches = strokes(rng, 260, 26, 1) * patchy
    deep = strokes(rng, 26, 50, 1)
    change = np.ones((SIDE, SIDE, 3), np.float32) * (1 + 0.012 * wiped)[..., None]
    # Bare wood turns grey, and dirt gets into deep scratches.
    change *= 1 + np.float32((-0.055, -0.05, -0.035)) * rubbed[..., None]
    change *= 1 + (0.13 * scratches - 0.3 * deep)[..., None]
    for marks, colour, strength in (
        (rings(rng, 9) * patchy, TEA, 0.55),
        (dots(rng, 9, 6, 9, 1.5), INK, 0.75),
        (dots(rng, 16, 4, 14, 2.2), TEA, 0.5),
        (dots(rng, 150, 3, 5, 0.45), TEA * 0.7, 0.8),
    ):
        change *= 1 - (1 - colour) * (marks * strength)[..., None]
    varnish = np.clip(0.85 - rubbed + 0.1 * noise(rng, 1.6) - 0.35 * scratches - 0.6 * deep, 0, 1)
    save(f"{folder}/wood-wear.png", change[..., ::-1] * 0.5)
    save(f"{folder}/wood-varnish.png", varnish)


def draw_linen_creases(folder):
    """Draws the height of a tablecloth: two ironed folds, and soft creases where it was pushed aside."""
    rng = np.random.default_rng(32)
    bend = 26 * smear(noise(rng, 2.4), 60, 60)
    ridges = sum(np.exp(-np.abs(smear(noise(rng, 1.0), wide, long)) / 0.16) for wide, long in ((70, 190), (150, 80)))
    ridges = ridges * np.clip(0.4 + smear(noise(rng, 1.0), 120, 120), 0, 1)
    soft = smear(noise(rng, 1.0), 90, 90)
    height = 0.4 + 0.055 * soft + 0.10 * cv2.GaussianBlur(ridges, (0, 0), 9, borderType=cv2.BORDER_REFLECT)
    place = np.arange(SIDE, dtype=np.float32)
    for away in (place[None, :] - SIDE * 0.31 + bend * 0.15, place[:, None] - SIDE * 0.64 + bend.T * 0.15):
        height = height + 0.16 * np.exp(-np.abs(away * PIXEL) / 4)
    save(f"{folder}/linen-creases.png", height, np.uint16)


def save(file, picture, kind=np.uint8):
    # Eight bits would turn a soft crease into steps.
    most = np.iinfo(kind).max
    cv2.imwrite(file, (np.clip(picture, 0, 1) * most).astype(kind), [cv2.IMWRITE_PNG_COMPRESSION, 3])


def draw_wear(folder):
    draw_wood_wear(folder)
    draw_linen_creases(folder)
