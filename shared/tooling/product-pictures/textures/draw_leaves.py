"""Draws pressed leaves vein by vein: their colour, outline and relief."""

import cv2
import numpy as np

# Pixels per millimetre.
SCALE = 20
WIDTH, LENGTH = 48, 164
# An outline is the half width along the blade; both are parts of the blade's length and half width.
HEART = [
    (0, 0.16),
    (0.02, 0.42),
    (0.06, 0.66),
    (0.12, 0.86),
    (0.19, 0.97),
    (0.27, 1),
    (0.35, 0.96),
    (0.43, 0.86),
    (0.5, 0.71),
    (0.56, 0.52),
    (0.61, 0.32),
    (0.65, 0.16),
    (0.7, 0.08),
    (0.84, 0.045),
    (1, 0.015),
]
LANCE = [(0, 0.05), (0.08, 0.36), (0.25, 0.83), (0.42, 1), (0.6, 0.88), (0.8, 0.45), (0.93, 0.12), (1, 0)]
FROND = [(0, 0.9), (0.15, 1), (0.45, 0.86), (0.75, 0.5), (0.95, 0.14), (1, 0)]
BRACT = [(0, 0.2), (0.06, 0.62), (0.25, 0.98), (0.4, 1), (0.65, 0.78), (0.85, 0.36), (1, 0)]
# Colours are sRGB: two that mingle, the veins, the browned edge.
TONES = {
    "peepal": ((122, 128, 66), (158, 136, 72), (198, 182, 122), (122, 84, 46)),
    "neem": ((84, 102, 50), (106, 112, 56), (150, 150, 92), (112, 90, 46)),
    "fern": ((88, 100, 46), (124, 118, 58), (92, 78, 42), (128, 96, 50)),
    "jamun": ((142, 82, 50), (112, 66, 44), (182, 132, 86), (82, 50, 34)),
    "bougainvillea": ((172, 84, 108), (188, 118, 128), (134, 56, 82), (156, 112, 88)),
}
STALK = (112, 92, 54)


def cloud(rng, shape, size, octaves=3):
    """Returns noise with clouds of about `size` mm, mean 0 and deviation 1."""
    field = np.zeros(shape, np.float32)
    for octave in range(octaves):
        cell = max(1.5, size * SCALE / 2**octave)
        small = rng.standard_normal((int(shape[0] / cell) + 4, int(shape[1] / cell) + 4)).astype(np.float32)
        large = cv2.resize(small, None, fx=cell, fy=cell, interpolation=cv2.INTER_CUBIC)
        field += large[: shape[0], : shape[1]] / 1.7**octave
    return (field - field.mean()) / field.std()


def cells(rng, shape, size):
    """Returns the net of the smallest veins, whose meshes are about `size` mm wide."""
    seeds = np.full(shape, 255, np.uint8)
    count = int(shape[0] * shape[1] / (size * SCALE) ** 2)
    seeds[rng.integers(0, shape[0], count), rng.integers(0, shape[1], count)] = 0
    _, nearest = cv2.distanceTransformWithLabels(seeds, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
    net = cv2.morphologyEx(nearest.astype(np.float32), cv2.MORPH_GRADIENT, np.ones((2, 2))) > 0
    return cv2.GaussianBlur(net.astype(np.float32), (0, 0), 0.9)


def ridge(distance, width):
    """Returns 1 on a vein and 0 beside it; both are in millimetres."""
    return np.clip(1.2 - distance / np.maximum(width, 0.02), 0, 1)


def blade(
    rng, tones, size, outline, veins, steep=55, sweep=0.0, teeth=(0, 0.0), bend=0.0, browned=0.5, mesh=0.7
):
    """Returns the colour with alpha and the relief of one leaf blade that points right from its base.

    `sweep` moves the outline towards the tip, or below 0 behind the stalk, as in a heart. `bend` is in millimetres.
    """
    length, half = size[0], size[1] / 2
    rows, columns = int((half * 2.6 + abs(bend) * 2) * SCALE), int(length * 1.3 * SCALE)
    along = (np.arange(columns, dtype=np.float32)[None, :] / SCALE - length * 0.22) / length + np.zeros(
        (rows, 1)
    )
    across = (np.arange(rows, dtype=np.float32)[:, None] - rows / 2) / SCALE - bend * along**2
    shape, side = (rows, columns), np.where(across > 0, 1, -1)
    wander = cloud(rng, shape, 5)
    away = np.abs(across)
    # The edge is a bit irregular, and the halves of a leaf are never equal.
    at = along - sweep * away / half + 0.003 * wander
    grown = 1 + side * rng.uniform(-0.06, 0.06)
    edge = np.interp(at, *zip(*outline), left=-0.2, right=-0.2) * half * grown
    edge = cv2.GaussianBlur(edge.astype(np.float32), (0, 0), max(1, length * 0.01 * SCALE))
    if teeth[0]:
        wave = (along - 0.55 * away / length) * teeth[0] + 0.5 * (side > 0)
        edge -= teeth[1] * half * np.abs(np.cos(np.pi * wave)) ** 2.2 * np.clip(edge / half, 0, 1) ** 0.5
    edge += 0.028 * half * wander * np.clip(edge / half, 0, 1)
    inside = np.clip((edge - away) * SCALE / 1.5 + 0.5, 0, 1)
    depth = cv2.distanceTransform((inside > 0.5).astype(np.uint8), cv2.DIST_L2, 5) / SCALE

    slope = np.tan(np.radians(90 - steep))
    origin = along - (away * slope + 0.55 * away**2 / half * slope) / length + 0.5 / veins * (side > 0)
    origin = origin + 0.003 * cloud(rng, shape, 9)
    reach = np.clip(away / np.maximum(edge, 0.1), 0, 1)

    def pinnate(count, width):
        spacing = np.abs((origin * count + 0.5) % 1 - 0.5) / count * length * np.sin(np.radians(steep))
        return ridge(spacing, width * (1.15 - reach))

    midrib = ridge(away, half * 0.045 * np.clip(1.15 - along, 0.12, 1))
    lateral = pinnate(veins, 0.36 * (half / 20) ** 0.5)
    between = 0.5 * pinnate(veins * 3, 0.13 * (half / 20) ** 0.5)
    net = cells(rng, shape, mesh) * 0.4 + cells(rng, shape, mesh * 2.6) * 0.55
    vein = np.maximum.reduce([midrib, 0.85 * lateral, between, net])

    base, second, light, brown = (np.float32(tone) for tone in tones)
    mingled = np.clip(0.5 + 0.38 * cloud(rng, shape, 14) + 0.1 * cloud(rng, shape, 2), 0, 1)[..., None]
    colour = base * (1 - mingled) + second * mingled
    rusty = np.clip(np.exp(-depth / (half * 0.09)) * (browned + 0.6 * cloud(rng, shape, 8)), 0, 0.9)
    rusty = np.maximum(rusty, np.clip(cloud(rng, shape, 3) - 3.1 + browned, 0, 0.8))
    colour = colour * (1 - rusty[..., None]) + brown * rusty[..., None]
    colour = colour * (1 - 0.7 * vein[..., None]) + light * 0.7 * vein[..., None]
    # Next to a vein the blade is darker, because it is thicker there.
    beside = cv2.GaussianBlur(np.maximum(midrib, lateral), (0, 0), 0.45 * SCALE) * (1 - vein)
    colour *= (1 - 0.2 * beside + 0.035 * cloud(rng, shape, 0.25, 2) + 0.04 * wander)[..., None]
    relief = 0.4 + 0.3 * np.maximum(midrib, 0.8 * lateral) + 0.1 * vein + 0.05 * wander
    relief += 0.04 * cloud(rng, shape, 0.3, 2)
    return (
        np.dstack([colour, inside]).astype(np.float32),
        relief.astype(np.float32),
        (length * 0.22, rows / SCALE / 2),
    )


class Specimen:
    """A canvas on which blades and stalks are put on top of each other; the tip is up, in millimetres from the bottom."""

    def __init__(self):
        self.colour = np.zeros((LENGTH * SCALE, WIDTH * SCALE, 3), np.float32)
        self.alpha = np.zeros((LENGTH * SCALE, WIDTH * SCALE), np.float32)
        self.relief = np.full((LENGTH * SCALE, WIDTH * SCALE), 0.3, np.float32)

    def lay(self, colour, alpha, relief):
        # Where leaves lie on each other, less light gets through.
        covered = alpha[..., None]
        self.colour = self.colour * (1 - covered) + colour * (1 - 0.15 * self.alpha[..., None]) * covered
        self.relief = self.relief * (1 - alpha) + (relief + 0.08 * self.alpha) * alpha
        self.alpha = np.maximum(self.alpha, alpha)

    def leaf(self, layer, at, angle):
        """Puts a blade's base at a point; it points up at 90 degrees."""
        colour, relief, base = layer
        turn = np.radians(angle)
        place = SCALE * np.array([at[0], LENGTH - at[1]])
        matrix = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
        matrix = np.column_stack([matrix, place - matrix @ (np.array(base) * SCALE)])
        size = (WIDTH * SCALE, LENGTH * SCALE)
        laid = cv2.warpAffine(colour, matrix, size, flags=cv2.INTER_AREA)
        self.lay(laid[..., :3], laid[..., 3], cv2.warpAffine(relief, matrix, size, borderValue=0.3))

    def stalk(self, rng, points, width, tone=STALK):
        """Draws a stalk from its thick to its thin end."""
        points = np.float32(points)
        steps = np.linspace(0, len(points) - 1, 200)
        path = np.column_stack([np.interp(steps, range(len(points)), points[:, axis]) for axis in (0, 1)])
        path = cv2.GaussianBlur(path, (1, 31), 0, borderType=cv2.BORDER_REPLICATE) * SCALE
        path[:, 1] = LENGTH * SCALE - path[:, 1]
        mask = np.zeros_like(self.alpha, dtype=np.uint8)
        for index, (start, end) in enumerate(zip(path, path[1:])):
            thick = max(1, round(width * SCALE * (1 - 0.55 * index / len(path))))
            cv2.line(
                mask,
                *((point * 16).astype(int).tolist() for point in (start, end)),
                255,
                thick,
                cv2.LINE_AA,
                4,
            )
        alpha = mask.astype(np.float32) / 255
        round_ = np.clip(
            cv2.distanceTransform((mask > 127).astype(np.uint8), cv2.DIST_L2, 5) / SCALE / width * 2, 0, 1
        )
        shade = 0.8 + 0.3 * round_ + 0.06 * cloud(rng, alpha.shape, 1.5)
        self.lay(np.float32(tone) * shade[..., None], alpha, 0.4 + 0.4 * round_)

    def write(self, folder, name):
        alpha = cv2.GaussianBlur(self.alpha, (0, 0), 0.7)
        coloured = np.dstack([self.colour[..., ::-1], alpha * 255])
        for file, picture in ((name, coloured), (f"{name}-height", self.relief * 255)):
            cv2.imwrite(f"{folder}/{file}.png", np.clip(picture, 0, 255).astype(np.uint8))


def peepal(rng, tones):
    specimen = Specimen()
    specimen.stalk(rng, [(21, 12), (22.5, 30), (24, 57)], 1.0)
    specimen.leaf(blade(rng, tones, (90, 41), HEART, 8, 58, sweep=-0.08, bend=3), (24.5, 56), 91)
    return specimen


def jamun(rng, tones):
    specimen = Specimen()
    specimen.stalk(rng, [(26, 10), (25, 18), (24, 27)], 1.3)
    specimen.leaf(blade(rng, tones, (122, 38), LANCE, 19, 64, bend=-4, browned=0.9), (24, 25), 91)
    return specimen


def neem(rng, tones):
    specimen = Specimen()
    spine = [(22, 8), (22.5, 50), (24, 90), (25, 112)]
    for index, up in enumerate(np.linspace(34, 108, 7)):
        x = np.interp(up, [y for _, y in spine], [x for x, _ in spine])
        grown = 1 - 0.35 * abs(index - 2) / 4
        for side in (-1, 1):
            leaflet = blade(rng, tones, (28 * grown, 8 * grown), LANCE, 9, 50, teeth=(11, 0.2), bend=side * 4)
            specimen.leaf(leaflet, (x, up + side * 2.4), 90 - side * rng.uniform(38, 50))
    specimen.leaf(blade(rng, tones, (30, 9), LANCE, 9, 50, teeth=(11, 0.2), bend=2.5), (25, 112), 82)
    specimen.stalk(rng, spine, 1.1)
    return specimen


def fern(rng, tones):
    specimen = Specimen()
    spine = np.array([(20, 6), (23, 50), (24.5, 100), (22.5, 156)])
    heights = 26 + 130 * np.linspace(0, 1, 25) ** 0.93
    for index, up in enumerate(heights):
        grown = min(1, 0.62 + index / 9) * (1 - ((up - 26) / 134) ** 1.6)
        for side in (-1, 1):
            foot = up + side * 1.1
            size = (22.5 * grown * rng.uniform(0.93, 1.05) + 1.5, 5.6 * grown + 1)
            teeth = max(4, int(17 * grown))
            pinna = blade(
                rng, tones, size, FROND, teeth, 58, teeth=(teeth, 0.62), bend=-side * 1.2 * grown, mesh=0.4
            )
            specimen.leaf(
                pinna, (np.interp(foot, spine[:, 1], spine[:, 0]), foot), 90 - side * rng.uniform(62, 70)
            )
    specimen.stalk(rng, spine, 1.3, (92, 70, 40))
    return specimen


def bougainvillea(rng, tones):
    specimen = Specimen()
    specimen.stalk(rng, [(21, 8), (23, 40), (22, 76), (24, 100)], 1.1)
    for at, angle, long in (((22.5, 44), 46, 30), ((22.5, 66), 136, 28)):
        specimen.leaf(blade(rng, TONES["neem"], (long, 17), BRACT, 6, 52, bend=2), at, angle)
    for angle, size in ((212, (23, 19)), (-28, (24, 20)), (92, (29, 22))):
        specimen.leaf(
            blade(rng, tones, size, BRACT, 6, 46, bend=1.2, browned=0.25, mesh=1.1), (24, 104), angle
        )
    for angle in (20, 128, 250):
        specimen.stalk(
            rng,
            [(24, 104), np.add((24, 104), 7.5 * np.array([np.cos(angle), np.sin(angle)]))],
            1.3,
            (206, 186, 132),
        )
    return specimen


def draw_leaves(folder):
    for seed, species in enumerate((peepal, neem, fern, jamun, bougainvillea)):
        name = species.__name__
        species(np.random.default_rng(seed), TONES[name]).write(folder, f"pressed-{name}")
