"""Prints patterns with carved wooden blocks, each impression by hand. Usage: print_blocks.py FOLDER

A pattern has one block per colour. No impression has as much ink, or sits as straight, as the one before.
"""

import math
import sys

import cv2
import numpy as np
from paint_by_hand import clouds

# A block is drawn with this many pixels per unit, of which a motif has about 40.
FINE = 10
REACH = 34
MADDER, MARIGOLD, GREEN, ORANGE, INDIGO, BRICK = (
    (150, 44, 30),
    (214, 128, 44),
    (62, 92, 46),
    (196, 112, 44),
    (34, 46, 104),
    (178, 82, 44),
)


class Block:
    """The raised wood of one block, which prints one colour."""

    def __init__(self, ink):
        self.ink = ink
        self.wood = np.zeros((2 * REACH * FINE, 2 * REACH * FINE), np.uint8)

    def shape(self, points, raised=True):
        cv2.fillPoly(self.wood, [self.place(points)], 255 if raised else 0, cv2.LINE_AA)
        return self

    def line(self, points, width, raised=True, closed=False):
        thick = max(1, round(width * FINE))
        cv2.polylines(self.wood, [self.place(points)], closed, 255 if raised else 0, thick, cv2.LINE_AA)
        return self

    def dot(self, x, y, radius, raised=True):
        return self.shape(ellipse(x, y, radius, radius), raised)

    def place(self, points):
        return np.round((np.asarray(points, float) + REACH) * FINE).astype(np.int32)

    def relief(self):
        """Returns the distance of each pixel to the edge, in units; it is positive on raised wood."""
        raised = (self.wood > 127).astype(np.uint8)
        inside, outside = (cv2.distanceTransform(side, cv2.DIST_L2, 5) for side in (raised, 1 - raised))
        return ((inside - outside) / FINE).astype(np.float32)


def ellipse(x, y, across, down, turn=0.0):
    angle = np.linspace(0, math.tau, 60, endpoint=False)
    return turned(np.column_stack([across * np.cos(angle), down * np.sin(angle)]), turn) + (x, y)


def turned(points, degrees):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return np.asarray(points, float) @ np.array([(c, s), (-s, c)])


def leaf_outline(length, half, bend=0.0):
    """Returns the outline of a pointed leaf from the origin upwards (towards negative y)."""
    along = np.linspace(0, 1, 40)
    side = half * np.sin(np.pi * along**0.85) ** 0.9
    middle = bend * np.sin(np.pi * along)
    left, right = (np.column_stack([middle + sign * side, -along * length]) for sign in (-1, 1))
    return np.vstack([left, right[::-1]])


def flower():
    outline, petals, green = Block(MADDER), Block(MARIGOLD), Block(GREEN)
    for turn in range(0, 360, 45):
        petal = turned(leaf_outline(13.6, 4.5) - (0, 4.4), turn) - (0, 7)
        outline.line(petal, 0.9, closed=True)
        petals.shape(petal)
        vein = turned([(0, -7.5), (0, -13.6)], turn) - (0, 7)
        outline.line(vein, 0.6)
        petals.line(vein, 1.1, raised=False)
    petals.dot(0, -7, 5.2, raised=False)
    outline.line(ellipse(0, -7, 4.4, 4.4), 0.9, closed=True)
    for turn in range(0, 360, 60):
        outline.dot(*(turned([(0, 2.2)], turn)[0] - (0, 7)), 0.75)
    outline.dot(0, -7, 0.8)
    green.line([(0, 10.6), (0.8, 15), (0.2, 20), (-0.8, 25), (0.4, 30)], 1.3)
    for turn, at in ((62, 17), (-58, 21), (44, 25)):
        blade = turned(leaf_outline(10, 2.8), turn) + (0.2, at)
        green.shape(blade)
        green.line(turned([(0, -1.5), (0, -8.4)], turn) + (0.2, at), 0.6, raised=False)
    return [petals, green, outline]


def sprig():
    green, dots = Block(GREEN), Block(ORANGE)
    blade = leaf_outline(34, 8.4, 1.6) + (0, 17)
    green.shape(blade)
    along = np.linspace(0.06, 0.9, 20)
    rib = np.column_stack([1.6 * np.sin(np.pi * along), 17 - 34 * along])
    green.line(rib, 1.1, raised=False)
    for x, y in rib[3:-3:3]:
        for side in (-1, 1):
            green.line([(x, y), (x + side * 6.2, y - 5.0)], 0.7, raised=False)
    green.line([(0, 17), (-1.0, 21.5)], 1.3)
    for x, y, radius in ((-13, -8, 1.7), (-15.4, -3.2, 1.3), (-12, 0.8, 1.0)):
        dots.dot(x, y, radius)
    return [dots, green]


def paisley():
    outline, filling = Block(INDIGO), Block(BRICK)
    along = np.linspace(0, 1, 240)
    # The body is round below, and its tip curls over to the right.
    heading = 3.7 * along**2.3 - 0.3
    spine = np.cumsum(np.column_stack([np.sin(heading), -np.cos(heading)]), 0) * 38 / len(along) + (-2, 8)
    half = 9.4 * (1 - along**1.3) ** 0.9 + 1.6

    def body(inset):
        """Returns outlines of the body, this far inside its edge."""
        shape = Block(INDIGO)
        for (x, y), radius in zip(spine, half - inset):
            if radius > 0.3:
                shape.dot(x, y, radius)
        edges, _ = cv2.findContours(shape.wood, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        return max(edges, key=len)[:, 0] / FINE - REACH

    outline.shape(body(0)).shape(body(1.9), raised=False)
    ring = body(3.7)
    for x, y in ring[:: len(ring) // 22][:22]:
        outline.dot(x, y, 0.95)
    filling.shape(body(5.4))
    middle = spine[0] - (0, 1)
    filling.dot(*middle, 3.9, raised=False)
    for turn in range(0, 360, 60):
        outline.shape(turned(leaf_outline(2.9, 1.1) - (0, 0.7), turn) + middle)
    outline.line([(1, 17), (2, 21), (5.4, 24)], 1.6)
    for turn, at in ((72, (2, 20.4)), (-56, (1.8, 20)), (118, (5, 23.6))):
        outline.shape(turned(leaf_outline(8, 2.2), turn) + at)
    for x, y, radius in ((13, 5, 1.7), (14.6, 10, 1.3), (14.4, 0, 1.3)):
        filling.dot(x, y, radius)
    return [filling, outline]


class Cloth:
    """A sheet of `size` mm on the printing table."""

    def __init__(self, rng, size, resolution):
        self.rng, self.size, self.resolution = rng, size, resolution
        shape = (round(size[1] * resolution), round(size[0] * resolution))
        self.light, self.cover = np.ones((*shape, 3), np.float32), np.zeros(shape, np.float32)
        # The wood's grain and the tooth of the paper let bare spots through.
        self.fine = clouds(rng, shape, 0.35 * resolution)
        self.coarse = clouds(rng, shape, 2.4 * resolution)
        self.broad = clouds(rng, shape, 9 * resolution)

    def stamp(self, block, relief, x, y, turn, scale):
        """Presses a freshly inked block at x, y (mm)."""
        rng, reach = self.rng, int(REACH * scale * self.resolution)
        at_x, at_y = round(x * self.resolution), round(y * self.resolution)
        rows = slice(max(0, at_y - reach), min(self.cover.shape[0], at_y + reach))
        columns = slice(max(0, at_x - reach), min(self.cover.shape[1], at_x + reach))
        if rows.start >= rows.stop or columns.start >= columns.stop:
            return
        grid_y, grid_x = np.mgrid[rows, columns].astype(np.float32)
        u, v = (grid_x - x * self.resolution) / reach, (grid_y - y * self.resolution) / reach
        fine, coarse, broad = (part[rows, columns] for part in (self.fine, self.coarse, self.broad))
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        stray = 0.0022 * fine
        on_x, on_y = (((c * u + s * v + stray + 1) * REACH * FINE), ((c * v - s * u + stray + 1) * REACH * FINE))
        edge = cv2.remap(relief, on_x.astype(np.float32), on_y.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        edge *= scale
        load, wet = rng.uniform(0.66, 1.0), rng.normal(0.03, 0.06)
        if rng.random() < 0.08:
            load *= 0.7
        # A block is pressed harder on one side, and now and then a corner is missed.
        heading, lean = rng.uniform(0, math.tau), abs(rng.normal(0, 0.28))
        slope = u * math.cos(heading) + v * math.sin(heading)
        pressed = load * (1 + lean * slope)
        if rng.random() < 0.07:
            pressed = pressed * np.clip((slope + rng.uniform(0.25, 0.6)) / 0.35 + 0.2 * coarse, 0.05, 1)
        bare = np.clip((fine * 0.5 + coarse * 0.45 + 1.9 * pressed) / 0.55, 0, 1)
        sharp = np.clip((edge + wet + 0.03 * fine) * self.resolution / 1.3 + 0.5, 0, 1)
        # Ink that is squeezed out makes a darker rim.
        rim = 0.25 * np.exp(-((np.abs(edge - 0.22) / 0.22) ** 2))
        amount = sharp * bare * np.clip(pressed * (0.86 + 0.1 * coarse + 0.07 * broad) + rim, 0, 1)
        if rng.random() < 0.03:
            # The block slipped as it was lifted.
            slip = int(rng.uniform(0.5, 1.3) * self.resolution)
            amount = np.maximum(amount, 0.35 * cv2.blur(np.roll(amount, slip, axis=int(rng.integers(2))), (slip, slip)))
        amount = amount.astype(np.float32)
        ink = np.float32(block.ink) / 255
        self.light[rows, columns] *= 1 - amount[..., None] * (1 - ink)
        self.cover[rows, columns] = np.maximum(self.cover[rows, columns], amount)

    def spatter(self, block, count):
        for _ in range(count):
            x, y = self.rng.uniform(0, 1, 2) * self.size
            dot = Block(block.ink).shape(ellipse(0, 0, *self.rng.uniform(2, 6, 2), self.rng.uniform(0, 180)))
            self.stamp(dot, dot.relief(), x, y, 0, 0.1)

    def save(self, file):
        cover = np.maximum(self.cover, 1 - self.light.min(2))
        colour = 1 - (1 - self.light) / np.maximum(cover, 0.02)[..., None]
        # Renderers mix linear light, in which thin ink would look too pale.
        rgba = np.dstack([np.clip(colour, 0, 1)[..., ::-1], cover**0.48])
        cv2.imwrite(file, (rgba * 255).round().astype(np.uint8))


def print_pattern(seed, blocks, size, resolution, step, scale, lean):
    """Prints rows of a motif, every second row half a step aside; `lean` turns every second motif."""
    rng = np.random.default_rng(seed)
    cloth = Cloth(rng, size, resolution)
    reliefs = [block.relief() for block in blocks]
    across, down = step
    rows, columns = int(size[1] / down) + 2, int(size[0] / across) + 2
    # The printer works row by row and measures by eye, colour after colour.
    drift = np.cumsum(rng.normal(0, 0.014 * across, (rows, columns)), 1)
    places = [
        (
            (column + (row % 2) / 2 - 0.25) * across + rng.normal(0, 0.016) * across,
            (row - 0.3) * down + drift[row, column] + rng.normal(0, 0.016) * down,
            (lean if (row + column) % 2 else -lean) + rng.normal(0, 2.6),
        )
        for row in range(rows)
        for column in range(columns)
    ]
    for block, relief in zip(blocks, reliefs):
        off = rng.normal(0, 0.006, 2) * step
        for x, y, turn in places:
            # The second block never quite finds the place of the first.
            miss = rng.normal(0, 0.007, 2) * step + off
            cloth.stamp(block, relief, x + miss[0], y + miss[1], turn + rng.normal(0, 1.6), scale)
    cloth.spatter(blocks[-1], 9)
    return cloth


def main():
    folder = sys.argv[1]
    motifs = {"buti": (flower, (54, 56), 1.0, 0), "leaf": (sprig, (44, 46), 1.0, 28), "paisley": (paisley, (62, 66), 1.2, 4)}
    for seed, (name, (draw, step, scale, lean)) in enumerate(motifs.items()):
        blocks = draw()
        print_pattern(seed, blocks, (500, 700), 5, step, scale, lean).save(f"{folder}/block-{name}.png")
        small = tuple(length * 0.46 for length in step)
        print_pattern(seed + 10, blocks, (240, 320), 11, small, scale * 0.46, lean).save(f"{folder}/block-{name}-small.png")


if __name__ == "__main__":
    main()
