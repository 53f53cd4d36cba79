"""Paints pictures from their layers. Usage: paint_by_hand.py FOLDER NAME...

Reads NAME-ink.png, NAME-colour.png and NAME-shapes.png. Writes NAME.png, the finished painting, and
NAME-begun.png.
"""

import sys
import zlib
from pathlib import Path

import cv2
import numpy as np

# Units of a painting, which is 600 units wide.
WIDTH = 600
# What is painted on a begun sheet: the shapes in these areas (left, top, right, bottom), and part of the
# shape at a point.
BEGUN = {
    "fish": ([(70, 60, 560, 345)], (310, 540)),
    "peacock": ([(40, 200, 330, 460)], (330, 480)),
    "deer": ([(40, 60, 560, 240), (400, 240, 560, 420)], (250, 430)),
    "tree": ([(40, 330, 560, 660)], (300, 692)),
    "lotus": ([(150, 230, 450, 530)], (300, 570)),
    "elephant": ([(60, 230, 330, 500)], (370, 350)),
    "sun": ([(50, 60, 560, 371)], (300, 470)),
    "dance": ([(0, 0, 600, 440)], None),
}
# Paintings on dyed paper, which shows between their shapes.
ON_DARK_PAPER = {"dance", "harvest"}
# A shape that covers more of the sheet than this is its background, which is painted last.
BACKGROUND = 0.25
WHITE = (255, 255, 255)


def clouds(rng, shape, size):
    """Returns soft noise with mean 0 and standard deviation 1 in spots of about this size in pixels."""
    rows, columns = (max(4, int(side / size) + 3) for side in shape)
    field = cv2.resize(rng.normal(0, 1, (rows, columns)), shape[::-1], interpolation=cv2.INTER_CUBIC)
    return ((field - field.mean()) / field.std()).astype(np.float32)


def stray(rng, layer, reach, size, interpolation=cv2.INTER_LINEAR):
    """Shifts a layer by a different few pixels everywhere, because no hand follows a line exactly."""
    y, x = np.mgrid[: layer.shape[0], : layer.shape[1]].astype(np.float32)
    across, down = (reach * clouds(rng, layer.shape[:2], size) for _ in range(2))
    return cv2.remap(layer, x + across, y + down, interpolation, borderMode=cv2.BORDER_REPLICATE)


def over_white(layer):
    opacity = layer[..., 3:] / np.float32(255)
    return (layer[..., :3] * opacity + np.float32(WHITE) * (1 - opacity)) / 255


def density(rng, shapes):
    """Returns how much colour dried where: some shapes have more, and all have more along their edges."""
    tone = rng.normal(1, 0.07, shapes.max() + 1).astype(np.float32)[shapes]
    edges = (cv2.Laplacian(shapes.astype(np.float32), cv2.CV_32F) == 0).astype(np.uint8)
    inside = cv2.distanceTransform(edges, cv2.DIST_L2, 3)
    pooled = 0.32 * np.exp(-inside / 3.2) + 0.10 * np.exp(-inside / 16)
    uneven = 0.07 * clouds(rng, shapes.shape, 90) + 0.05 * clouds(rng, shapes.shape, 22)
    return tone + pooled + uneven


def finished_shapes(shapes, areas):
    """Returns where shapes whose centre is in one of the areas are visible."""
    scale = shapes.shape[1] / WIDTH
    count = np.maximum(1, np.bincount(shapes.ravel()))
    y, x = np.mgrid[: shapes.shape[0], : shapes.shape[1]]
    x, y = (np.bincount(shapes.ravel(), weights=place.ravel()) / count / scale for place in (x, y))
    chosen = np.zeros(len(count), bool)
    for left, top, right, bottom in areas:
        chosen |= (left < x) & (x < right) & (top < y) & (y < bottom)
    chosen &= count < BACKGROUND * shapes.size
    chosen[0] = False
    return chosen[shapes]


def begin(rng, shapes, areas, half):
    """Returns where a begun sheet is painted, and where the colour is still wet."""
    done = finished_shapes(shapes, areas)
    wet = np.zeros(shapes.shape, np.float32)
    if half:
        x, y = (int(v * shapes.shape[1] / WIDTH) for v in half)
        # Each stroke of the brush ends somewhere else.
        ends = rng.normal(0, 14, shapes.shape[0] // 24 + 1)
        strokes = np.repeat(ends, 24)[: shapes.shape[0], None]
        across = np.mgrid[: shapes.shape[0], : shapes.shape[1]][1] - x + 22 * clouds(rng, shapes.shape, 70)
        across = across + cv2.GaussianBlur(strokes, (0, 0), 6) + 2 * clouds(rng, shapes.shape, 6)
        area = shapes == shapes[y, x]
        done = (done & ~area) | (area & (across < 0))
        wet = area * (0.12 + 0.5 * np.exp(-np.abs(across) / 4))
    return done, wet


def paint(folder, name):
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    ink, colour, shapes = (
        cv2.imread(f"{folder}/{name}-{layer}.png", cv2.IMREAD_UNCHANGED)
        for layer in ("ink", "colour", "shapes")
    )
    shapes = shapes[..., 0].astype(np.int32) + 256 * shapes[..., 1]
    wander = zlib.crc32(f"{name} brush".encode())
    colour = stray(np.random.default_rng(wander), colour, 1.6, 26)
    moved = stray(np.random.default_rng(wander), shapes.astype(np.float32), 1.6, 26, cv2.INTER_NEAREST)
    shapes = moved.astype(np.int32)
    thickness = 0.85 + 0.12 * clouds(rng, shapes.shape, 30)[..., None]
    drawn = over_white(stray(rng, ink, 0.7, 12)) ** np.clip(thickness, 0.5, 1.2)
    painted = density(rng, shapes)
    opacity = colour[..., 3] if name in ON_DARK_PAPER else np.full(shapes.shape, 255)
    colour = over_white(colour)
    write(f"{folder}/{name}.png", colour ** np.maximum(painted, 0.4)[..., None] * drawn, opacity)
    if name in BEGUN:
        done, wet = begin(rng, shapes, *BEGUN[name])
        sheet = np.where(done[..., None], colour ** np.maximum(painted + wet, 0.4)[..., None], 1) * drawn
        write(f"{folder}/{name}-begun.png", sheet, opacity * done if name in ON_DARK_PAPER else opacity)


def write(file, sheet, opacity):
    cv2.imwrite(
        file,
        np.clip(np.dstack([sheet * 255, opacity]), 0, 255).astype(np.uint8),
        [cv2.IMWRITE_PNG_COMPRESSION, 3],
    )


def main():
    folder, *names = sys.argv[1:]
    for name in names:
        paint(Path(folder), name)


if __name__ == "__main__":
    main()
