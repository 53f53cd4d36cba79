"""Paints pictures from their layers. Usage: paint_by_hand.py FOLDER NAME...

Reads NAME-ink.png, NAME-colour.png, NAME-shapes.png and the printed NAME-lines.png. Writes NAME.png, the finished
painting, and NAME-begun.png.
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
    "elephant": ([(60, 335, 330, 500), (150, 270, 230, 330)], (385, 332)),
    "sun": ([(50, 60, 560, 371)], (300, 470)),
    "dance": ([(0, 0, 600, 424), (240, 380, 370, 520)], None),
}
# Paintings on dyed paper, which shows between their shapes.
ON_DARK_PAPER = {"dance", "harvest"}
# A child's brush strays further, and goes over the lines.
BY_CHILDREN = {"elephant"}
# A shape that covers more of the sheet than this is its background, which is painted last.
BACKGROUND = 0.25
WHITE = (255, 255, 255)
# Width of a stroke of the brush, and how far around painted shapes the ink is drawn already, in pixels.
STROKE = 26
INKED = 35


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


def wandering(rng, layer):
    """Shifts a layer as a hand strays that is unsure over long lines and trembles in short ones."""
    return stray(rng, stray(rng, layer, 2.2, 90), 0.8, 14)


def pen_line(rng, ink):
    """Draws ink lines that are broad where the pen was pressed, thin where it hurried, and paler as it ran dry."""
    broad, fine = cv2.erode(ink, np.ones((3, 3))), cv2.dilate(ink, np.ones((4, 4)))
    pressed = clouds(rng, ink.shape[:2], 60)[..., None]
    drawn = np.where(pressed > 0, ink + (broad - ink) * pressed.clip(0, 1), ink + (fine - ink) * (-pressed).clip(0, 1))
    return drawn ** (0.85 + 0.22 * clouds(rng, ink.shape[:2], 40)[..., None]).clip(0.4, 1.2)


def strokes(rng, shape, angle):
    """Returns how far along a stroke of the brush each pixel is, which stroke it is in, and how far off its middle."""
    y, x = np.mgrid[: shape[0], : shape[1]].astype(np.float32)
    along = x * np.cos(angle) + y * np.sin(angle)
    across = (y * np.cos(angle) - x * np.sin(angle) + 12 * clouds(rng, shape, 160)) / STROKE
    return along, (np.floor(across) - np.floor(across.min())).astype(int), 2 * np.abs(across % 1 - 0.5)


def streaks(rng, shape, angle):
    """Returns how much more colour the hairs of a brush and the overlaps of its strokes leave."""
    along, stroke, off = strokes(rng, shape, angle)
    hairs = cv2.GaussianBlur(rng.normal(0, 1, (stroke.max() + 1) * 8).astype(np.float32)[None], (0, 0), 0.6)[0]
    place = stroke * 8 + (off * 7.9).astype(int)
    loaded = rng.normal(0, 1, stroke.max() + 1)[stroke]
    return 0.05 * hairs[place] + 0.06 * loaded + 0.16 * (off > 0.84) * (clouds(rng, shape, 50) > -0.3)


def density(rng, shapes, drawn):
    """Returns how much colour dried where: some shapes have more, and all have more along their edges.

    Each shape is painted in strokes of one direction, and here and there they don't reach the ink line.
    """
    tone = rng.normal(1, 0.09, shapes.max() + 1).astype(np.float32)[shapes]
    directions = [streaks(rng, shapes.shape, angle) for angle in (0.3, 1.1, 1.9, 2.7)]
    brushed = np.choose(rng.integers(0, 4, shapes.max() + 1)[shapes], directions)
    edges = (cv2.Laplacian(shapes.astype(np.float32), cv2.CV_32F) == 0).astype(np.uint8)
    inside = cv2.distanceTransform(edges, cv2.DIST_L2, 3)
    pooled = 0.32 * np.exp(-inside / 3.2) + 0.10 * np.exp(-inside / 16)
    uneven = 0.08 * clouds(rng, shapes.shape, 90) + 0.05 * clouds(rng, shapes.shape, 22)
    beside_ink = cv2.erode(drawn[..., 0], np.ones((9, 9))) < 0.4
    missed = beside_ink & (inside < 4 * (clouds(rng, shapes.shape, 34) - 0.8))
    return np.where(missed, 0.08, tone + pooled + uneven + cv2.GaussianBlur(brushed, (0, 0), 1))


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


def begin(rng, shapes, areas, half, over):
    """Returns where a begun sheet is painted, where its ink is drawn, and where the last strokes are still wet.

    The last strokes go `over` the line by this many pixels.
    """
    done = finished_shapes(shapes, areas)
    area = wet = np.zeros(shapes.shape, bool)
    if half:
        x, y = (int(v * shapes.shape[1] / WIDTH) for v in half)
        angle = rng.uniform(0.25, 0.6)
        area = shapes == shapes[y, x]
        along, stroke, off = strokes(rng, shapes.shape, angle)
        # Each stroke ends somewhere else, at the round tip of the brush, and its hairs run dry one by one.
        ends = x * np.cos(angle) + y * np.sin(angle) + rng.normal(0, 26, stroke.max() + 1)[stroke]
        left = ends - 16 * off**2 - along
        dry = clouds(rng, (shapes.shape[0] // 3, 24), 1)
        dry = cv2.resize(dry, shapes.shape[::-1], interpolation=cv2.INTER_LINEAR)
        reached = cv2.dilate(area.astype(np.uint8), np.ones((1 + over, 1 + over))) > 0
        wet = reached & (left > 0) & (dry < 0.4 + left / 18)
    inked = cv2.dilate((done | area).astype(np.uint8), np.ones((INKED, INKED))) > 0
    return done & ~area, inked, wet


def paint(folder, name):
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    ink, colour, shapes, lines = (
        cv2.imread(f"{folder}/{name}-{layer}.png", cv2.IMREAD_UNCHANGED)
        for layer in ("ink", "colour", "shapes", "lines")
    )
    shapes = shapes[..., 0].astype(np.int32) + 256 * shapes[..., 1]
    wander = zlib.crc32(f"{name} brush".encode())
    reach = 6.5 if name in BY_CHILDREN else 2.6
    colour = stray(np.random.default_rng(wander), colour, reach, 40)
    moved = stray(np.random.default_rng(wander), shapes.astype(np.float32), reach, 40, cv2.INTER_NEAREST)
    shapes = moved.astype(np.int32)
    drawn = pen_line(rng, over_white(wandering(rng, ink)))
    painted = density(rng, shapes, drawn)[..., None].clip(0.05)
    opacity = colour[..., 3] if name in ON_DARK_PAPER else np.full(shapes.shape, 255)
    colour = over_white(colour)
    write(f"{folder}/{name}.png", colour**painted * drawn, opacity)
    if name in BEGUN:
        done, inked, wet = begin(rng, shapes, *BEGUN[name], over=27 if name in BY_CHILDREN else 0)
        sheet = np.where(done[..., None], colour**painted, 1)
        if wet.any():
            # The first coat is plain: a pattern follows when it is dry.
            sheet[wet] = np.median(colour[wet], axis=0) ** (painted[wet] + 0.15)
        drawn = np.where(inked[..., None], drawn, over_white(lines))
        write(f"{folder}/{name}-begun.png", sheet * drawn, opacity * done if name in ON_DARK_PAPER else opacity)


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
