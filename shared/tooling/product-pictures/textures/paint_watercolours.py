"""Paints loose watercolours. Usage: paint_watercolours.py FOLDER

Every wash is transparent: its pigment settles in the hollows of the paper and along the edge that dried last.
"""

import sys

import cv2
import numpy as np
from paint_by_hand import clouds, stray

WIDTH, HEIGHT = 1350, 1800
# How much red, green and blue light a pigment absorbs.
BLUE, SLATE, GREEN, OLIVE, OCHRE, SIENNA, PEACH = (
    (0.95, 0.42, 0.14),
    (0.95, 0.70, 0.42),
    (0.95, 0.42, 0.85),
    (0.62, 0.45, 1.05),
    (0.16, 0.42, 1.15),
    (0.42, 0.95, 1.25),
    (0.04, 0.32, 0.42),
)


class Sheet:
    def __init__(self, seed):
        self.rng = np.random.default_rng(seed)
        self.light = np.ones((HEIGHT, WIDTH, 3), np.float32)
        self.tooth = 0.6 * clouds(self.rng, (HEIGHT, WIDTH), 4) + 0.4 * clouds(self.rng, (HEIGHT, WIDTH), 9)

    def clouds(self, size):
        return clouds(self.rng, (HEIGHT, WIDTH), size)

    def wash(self, area, pigment, amount=0.6, wet=0.0, other=None, grain=0.1, dry=0.0):
        """Lays a wash over an area (0 to 1). A wet one bleeds; a dry one skips the hollows of the paper."""
        area = stray(self.rng, area.astype(np.float32), 4 + wet * 0.4, 46)
        if wet:
            spread = cv2.GaussianBlur(area, (0, 0), wet)
            ragged = 0.6 * self.clouds(60) * spread * (1 - spread)
            area = np.clip((spread - 0.5 + ragged) / 0.75 + 0.5, 0, 1)
        inside = cv2.distanceTransform((area > 0.5).astype(np.uint8), cv2.DIST_L2, 3)
        found = np.clip(0.7 + 0.5 * self.clouds(130), 0, 1.4)
        edge = 0.0 if wet > 20 else 0.55 * np.exp(-inside / 3.0) + 0.14 * np.exp(-inside / 14)
        body = 0.78 + 0.20 * self.clouds(190) + 0.10 * self.clouds(48) + edge * found
        laid = amount * np.clip(body, 0.12, 2.2) * np.clip(1 + grain * self.tooth, 0.3, 2)
        laid *= cv2.GaussianBlur(area, (0, 0), 0.9)
        if dry:
            laid *= np.clip((self.tooth + 1.1 - dry) * 3, 0, 1)
        share = np.clip(0.5 + 0.55 * self.clouds(150), 0, 1)[..., None]
        absorbed = np.float32(pigment) * (1 - share) + np.float32(other or pigment) * share
        self.light *= np.exp(-absorbed * laid[..., None])

    def bloom(self, x, y, radius):
        """Lets a drop of water push the pigment outwards into a ragged rim."""
        rows, columns = np.mgrid[:HEIGHT, :WIDTH].astype(np.float32)
        reach = np.hypot(columns - x, (rows - y) * 1.3) / radius
        reach += 0.16 * self.clouds(34) + 0.07 * self.clouds(10)
        change = np.where(reach < 1, 0.62 + 0.3 * reach**3, 1 + 0.5 * np.exp(-(reach - 1) * 16))
        self.light **= change[..., None]

    def polygon(self, points):
        area = np.zeros((HEIGHT, WIDTH), np.uint8)
        cv2.fillPoly(area, [np.int32(points)], 1)
        return area

    def marks(self, paths, width, **how):
        """Paints brush marks that swell in their middle."""
        area = np.zeros((HEIGHT, WIDTH), np.uint8)
        for path in paths:
            path, at = np.float32(path), np.linspace(0, len(path) - 1, 160)
            x, y = (np.interp(at, np.arange(len(path)), path[:, i]) for i in (0, 1))
            swell = np.maximum(1, width * np.sin(np.linspace(0.25, np.pi - 0.1, 160))).astype(int)
            points = np.column_stack([x, y]).astype(int).tolist()
            for start, end, breadth in zip(points, points[1:], swell.tolist()):
                cv2.line(area, start, end, 1, breadth)
        self.wash(area, **how)

    def save(self, file):
        light = np.clip(self.light[..., ::-1] * 255, 0, 255).astype(np.uint8)
        cv2.imwrite(file, light, [cv2.IMWRITE_PNG_COMPRESSION, 3])


def ridge(sheet, level, height, size, bottom):
    broad, narrow = (clouds(sheet.rng, (8, WIDTH), spots)[4] for spots in (size, size / 5))
    top = np.column_stack([np.arange(WIDTH), level - height * (broad + 0.25 * narrow)])
    return sheet.polygon([*top[60:-60], (WIDTH - 60, bottom), (60, bottom)])


def hills(file, begun=False):
    """Paints hills behind a lake, inside a margin that was covered with tape; `begun` leaves the lake to be painted."""
    sheet = Sheet(4)
    rows, columns = np.mgrid[:HEIGHT, :WIDTH]
    sky = (rows > 60) & (rows < 900 + 60 * sheet.clouds(300))
    blue = np.clip(1.15 - rows / 760, 0, 1) * (sheet.clouds(210) < 0.75)
    sheet.wash(sky * blue, BLUE, 0.62, wet=26, grain=0.16)
    sheet.wash(sky * np.exp(-(((rows - 700) / 190) ** 2)), PEACH, 0.7, wet=40, other=OCHRE)
    sheet.bloom(930, 300, 120)
    sheet.wash(ridge(sheet, 760, 60, 330, 980), SLATE, 0.26, wet=7, other=BLUE, grain=0.2)
    sheet.wash(ridge(sheet, 860, 52, 260, 1010), SLATE, 0.46, wet=3, other=BLUE, grain=0.24)
    sheet.wash(ridge(sheet, 960, 38, 200, 1060), GREEN, 0.62, wet=2, other=SLATE, grain=0.2)
    if begun:
        pencilled = [[(80, y + 20), (480, y), (WIDTH - 460, y + 30), (WIDTH - 80, y - 6)] for y in (1064, 1446)]
        sheet.marks([*pencilled, [(300, 1760), (410, 1600), (330, 1470)]], 3, pigment=SLATE, amount=0.5, dry=0.5)
        sheet.save(file)
        return
    for tall in (50, 80, 110):
        feet = [(x, 1040 + sheet.rng.normal(0, 8)) for x in sheet.rng.uniform(120, WIDTH - 120, 5)]
        trees = [[(x, y - tall), (x + sheet.rng.normal(0, 8), y - tall / 2), (x, y)] for x, y in feet]
        sheet.marks(trees, tall * 0.55, pigment=GREEN, amount=0.7, wet=2.5, other=OLIVE, grain=0.2)
    lake = sheet.polygon([(60, 1062), (WIDTH - 60, 1050), (WIDTH - 60, 1400), (60, 1440)])
    sheet.wash(lake, BLUE, 0.36, wet=9, other=PEACH, grain=0.18)
    ripples = []
    for _ in range(16):
        x, y, long = sheet.rng.uniform((90, 1080, 140), (WIDTH - 500, 1370, 420))
        ripples.append([(x, y), (x + long / 2, y + sheet.rng.normal(0, 4)), (x + long, y)])
    sheet.marks(ripples, 14, pigment=SLATE, amount=0.42, dry=0.5)
    sheet.wash(ridge(sheet, 1440, 34, 300, HEIGHT - 60), OCHRE, 0.6, wet=3, other=OLIVE, grain=0.14)
    sheet.bloom(420, 1590, 150)
    reeds = []
    for _ in range(46):
        x, y, tall = sheet.rng.uniform((80, 1500, 40), (WIDTH - 80, HEIGHT - 70, 150))
        lean = sheet.rng.normal(0, 24)
        reeds.append([(x, y), (x + lean * 0.3, y - tall * 0.5), (x + lean, y - tall)])
    sheet.marks(reeds, 9, pigment=OLIVE, amount=0.8, other=SIENNA, dry=0.1)
    tape = np.pad(np.zeros((HEIGHT - 120, WIDTH - 120), np.float32), 60, constant_values=1)
    tape = stray(sheet.rng, tape, 2.2, 30)[..., None]
    sheet.light = sheet.light * (1 - tape) + tape
    sheet.save(file)


def swatches(file):
    """Paints the patches with which somebody tried out colours on a strip of paper, each thinned with water."""
    sheet = Sheet(12)
    pigments = (BLUE, SLATE, GREEN, OLIVE, OCHRE, SIENNA, PEACH)
    for row, pigment in enumerate(pigments):
        top = 90 + row * 240
        patch = sheet.polygon([(130, top), (1220, top + 8), (1214, top + 165), (136, top + 172)])
        thinned = np.linspace(1.25, 0.2, WIDTH, dtype=np.float32)[None, :]
        sheet.wash(patch * thinned, pigment, 1.0, wet=4, other=pigments[row - 1] if row % 2 else None, grain=0.2)
    sheet.save(file)


def main():
    folder = sys.argv[1]
    hills(f"{folder}/watercolour-hills.png")
    hills(f"{folder}/watercolour-begun.png", begun=True)
    swatches(f"{folder}/watercolour-swatches.png")


if __name__ == "__main__":
    main()
