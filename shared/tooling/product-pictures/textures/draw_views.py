"""Draws what is outside the windows, as a camera sees it that is focused on the sill: gardens, lanes and courtyards."""

import cv2
import numpy as np

WIDTH, HEIGHT = 2400, 1200
# How many of each there are, and how far the lens spreads a point, in pixels.
COUNT = 4
SPREADS = (14, 20, 26, 17)
# Colours are linear light.
SKY = np.float32((0.80, 0.87, 0.92))


def patches(rng, size):
    """Returns smooth noise from 0 to 1, whose patches are about `size` pixels wide."""
    field = rng.random((HEIGHT // size + 3, WIDTH // size + 3), np.float32)
    field = cv2.resize(field, (WIDTH, HEIGHT), interpolation=cv2.INTER_CUBIC)
    return np.clip((field - 0.2) / 0.6, 0, 1)


def masses(rng, size):
    """Returns noise from 0 to 1 with smaller and smaller patches, like the outline of a tree."""
    return sum(patches(rng, max(8, int(size / 2**n))) * share for n, share in enumerate((0.5, 0.25, 0.15, 0.1)))


def cover(picture, colour, amount):
    amount = np.clip(amount, 0, 1)
    return picture * (1 - amount[..., None]) + np.float32(colour) * amount[..., None]


def leaves(rng, picture, where, light, shade, sun, count, size):
    """Paints leaves where `where` is above a random value, darker where little light falls."""
    shade, sun = np.float32(shade), np.float32(sun)
    for _ in range(count):
        x, y = int(rng.uniform(0, WIDTH)), int(rng.uniform(0, HEIGHT))
        if where[y, x] < rng.random():
            continue
        lit = np.clip(light[y, x] + rng.normal(0, 0.18), 0, 1.1) ** 1.6
        colour = (shade + (sun - shade) * lit) * rng.uniform(0.8, 1.25, 3)
        long = size * rng.uniform(0.5, 1.3)
        axes = (int(long), max(2, int(long * rng.uniform(0.3, 0.6))))
        cv2.ellipse(picture, (x, y), axes, rng.uniform(0, 360), 0, 360, colour.tolist(), -1)


def draw_garden(rng):
    """A lawn between shrubs and trees, with some sky between the leaves."""
    down, across = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    light = masses(rng, 520)
    garden = np.empty((HEIGHT, WIDTH, 3), np.float32)
    garden[:] = (0.055, 0.080, 0.030)
    trees = 690 - 260 * masses(rng, 700) + 60 * masses(rng, 160)
    garden = cover(garden, SKY, (masses(rng, 420) - 0.56) * 9 * (down < trees - 120))
    leaves(rng, garden, (garden[..., 2] < 0.4) * 1.0, light, (0.020, 0.036, 0.016), (0.22, 0.27, 0.075), 9000, 34)
    lawn_shadow = np.clip((masses(rng, 420) - 0.42) * 7, 0, 1)
    lawn = np.float32((0.055, 0.085, 0.03)) + np.float32((0.125, 0.135, 0.04)) * lawn_shadow[..., None]
    lawn *= (0.7 + 0.6 * masses(rng, 150))[..., None]
    edge = 730 + 34 * np.sin(across / 260) + 50 * (masses(rng, 240) - 0.5)
    garden = np.where((down > edge)[..., None], lawn, garden)
    for x in rng.uniform((150, 850, 1650), (650, 1500, 2250)):
        lean, wide = rng.uniform(-0.12, 0.12), rng.uniform(26, 54)
        trunk = np.abs(across - x - lean * (down - 700)) < wide * (1 + 0.4 * (down > 700))
        bark = np.float32((0.085, 0.065, 0.045)) * (1.6 - (across - x)[..., None] / 60)
        garden = np.where((trunk & (down < edge + 30))[..., None], np.clip(bark, 0.02, 0.3), garden)
    shrubs = 930 - 220 * np.clip(masses(rng, 560) * 2 - 0.75, 0, 1) + 60 * masses(rng, 120)
    near = np.clip((down - shrubs) / 24, 0, 1)
    garden = cover(garden, (0.030, 0.050, 0.020), near)
    leaves(rng, garden, near, masses(rng, 300) * 1.15 - 0.15, (0.018, 0.034, 0.014), (0.24, 0.31, 0.085), 5200, 46)
    for _ in range(5):
        x, y = rng.uniform(200, WIDTH - 200), rng.uniform(800, 1000)
        colour = np.float32(((0.75, 0.30, 0.05), (0.66, 0.16, 0.24), (0.75, 0.70, 0.58))[rng.integers(3)])
        for place in rng.normal((x, y), (70, 34), (int(rng.integers(8, 18)), 2)):
            petal = (colour * rng.uniform(0.5, 1)).tolist()
            cv2.circle(garden, place.astype(int).tolist(), int(rng.uniform(7, 16)), petal, -1)
    return garden


WALLS = ((0.66, 0.40, 0.135), (0.60, 0.54, 0.45), (0.56, 0.25, 0.155), (0.40, 0.50, 0.50))
DOORS = ((0.045, 0.105, 0.135), (0.16, 0.085, 0.045), (0.05, 0.11, 0.06), (0.20, 0.055, 0.04))
PLINTHS = ((0.26, 0.105, 0.06), (0.23, 0.20, 0.17), (0.30, 0.24, 0.17))


def draw_lane(rng):
    """A sunlit wall with a door and windows, on which a tree throws its shade."""
    down, across = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    lane = np.empty((HEIGHT, WIDTH, 3), np.float32)
    wall, door, shutter, plinth = (np.float32(rng.choice(c)) for c in (WALLS, DOORS, DOORS, PLINTHS))
    lane[:] = wall
    lane *= (0.88 + 0.24 * masses(rng, 500))[..., None]
    lane = cover(lane, wall * 0.5 + 0.2, (masses(rng, 300) - 0.62) * 6 * np.clip((down - 620) / 300, 0, 1))
    lane[down > 900] = plinth
    lane[down > 985] = (0.42, 0.34, 0.25)
    # The door is in one third of the wall and the windows are in the others.
    thirds = rng.permutation(3) * WIDTH // 3
    for start, wide, top, leaf in (
        (thirds[0], 270, rng.integers(290, 400), door),
        (thirds[1], rng.integers(180, 300), rng.integers(500, 600), shutter),
        (thirds[2], rng.integers(180, 300), rng.integers(500, 600), shutter),
    ):
        left = start + rng.integers(80, 440)
        right = left + wide
        bottom = 985 if top < 450 else 790
        frame = (0.40, 0.37, 0.31)
        lane[top - 34 : bottom, left - 34 : right + 34] = frame
        lane[top:bottom, left:right] = leaf
        middle = (left + right) // 2
        lane[top:bottom, middle - 5 : middle + 5] = leaf * 0.35
        lane[top : top + 40, left:right] *= 0.4
        lane[top:bottom, left : left + 26] *= 0.45
        if bottom == 985:
            lane[985:1010, left - 60 : right + 60] = frame
    # The sun draws round spots between the leaves.
    sun = np.zeros((HEIGHT, WIDTH), np.float32)
    open_sky = masses(rng, 460)
    for _ in range(2600):
        x, y = int(rng.uniform(0, WIDTH)), int(rng.uniform(0, HEIGHT))
        if open_sky[y, x] > rng.uniform(0.38, 0.72):
            spot = np.zeros_like(sun[: 2 * 60, : 2 * 60])
            cv2.ellipse(spot, (60, 60), (int(rng.uniform(14, 42)), int(rng.uniform(9, 30))), 30, 0, 360, 1, -1)
            top, left = max(0, y - 60), max(0, x - 60)
            seen = sun[top : y + 60, left : x + 60]
            seen += spot[: seen.shape[0], : seen.shape[1]] * rng.uniform(0.25, 0.6)
    sun = np.clip(cv2.GaussianBlur(sun, (0, 0), 9), 0, 1)
    shaded = lane * np.float32((0.25, 0.29, 0.38))
    lane = shaded + (lane * 1.12 - shaded) * sun[..., None]
    # Twigs of the tree hang into the view from above, and pots stand along the wall.
    twigs = np.clip((420 - down + 330 * (masses(rng, 420) - 0.5)) / 200, 0, 1) * (masses(rng, 200) > 0.5)
    leaves(rng, lane, twigs, masses(rng, 260), (0.025, 0.045, 0.018), (0.24, 0.30, 0.07), 2600, 30)
    for x in rng.uniform(100, WIDTH - 100, 4):
        cv2.ellipse(lane, (int(x), 950), (52, 62), 0, 0, 360, (0.25, 0.10, 0.055), -1)
        plant = np.exp(-(((across - x) / 85) ** 2) - ((down - 830) / 85) ** 2) * 1.3
        leaves(rng, lane, plant, masses(rng, 120), (0.025, 0.05, 0.02), (0.24, 0.32, 0.09), 5000, 24)
    return lane


def draw_courtyard(rng):
    """A neem tree in a whitewashed courtyard under a pale, overcast sky."""
    down, across = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    yard = np.empty((HEIGHT, WIDTH, 3), np.float32)
    yard[:] = SKY * (0.86 + 0.1 * masses(rng, 700))[..., None]
    # Roofs in the haze, then a whitewashed wall and its gate, then swept earth.
    for start, colour in (
        (0, (0.50, 0.50, 0.49)),
        (420, (0.56, 0.54, 0.50)),
        (1450, (0.58, 0.54, 0.48)),
        (1780, (0.52, 0.52, 0.51)),
    ):
        left, top = int(start + rng.uniform(0, 180)), int(rng.uniform(370, 540))
        right = left + int(rng.uniform(360, 560))
        yard[top:760, left:right] = colour
        yard[top : top + 18, left:right] = np.float32(colour) * 0.72
        for x in range(left + 70, right - 60, 130):
            yard[top + 90 : top + 170, x : x + 52] = np.float32(colour) * 0.42
    wall = np.float32((0.60, 0.58, 0.53)) * (0.86 + 0.2 * masses(rng, 360))[..., None]
    yard = np.where(((down > 640) & (down < 900))[..., None], wall, yard)
    yard[632:652] = (0.34, 0.30, 0.26)
    yard = cover(yard, (0.34, 0.33, 0.29), (masses(rng, 260) - 0.5) * 3 * (down > 652) * (down < 900))
    gate = int(rng.uniform(1350, 2100))
    yard[690:900, gate : gate + 160] = rng.choice(DOORS)
    earth = np.float32((0.43, 0.35, 0.27)) * (0.84 + 0.26 * masses(rng, 420))[..., None]
    yard = np.where((down >= 900)[..., None], earth, yard)
    tree = rng.uniform(500, 1250)
    shade = np.exp(-(((across - tree) / 470) ** 2) - ((down - 985) / 75) ** 2)
    yard *= (1 - 0.42 * shade)[..., None]
    trunk = np.abs(across - tree - 0.08 * (900 - down) - 16 * np.sin(down / 90)) < 34 + 26 * np.exp((down - 985) / 50)
    yard = np.where((trunk & (down < 985))[..., None], np.float32((0.10, 0.08, 0.065)), yard)
    crown = np.exp(-(((across - tree - 50) / 560) ** 2) - ((down - 330) / 270) ** 2) * 1.5 - 0.35
    crown += 0.5 * (masses(rng, 300) - 0.5)
    leaves(rng, yard, np.clip(crown, 0, 0.92), masses(rng, 320), (0.035, 0.058, 0.028), (0.24, 0.30, 0.11), 9000, 30)
    for x, tall in zip(rng.uniform(0, WIDTH, 4), (150, 110, 90, 170)):
        bush = np.exp(-(((across - x) / (tall * 0.8)) ** 2) - ((down - 900 + tall * 0.4) / (tall * 0.6)) ** 2) * 1.3
        leaves(rng, yard, bush, masses(rng, 160), (0.035, 0.06, 0.026), (0.24, 0.31, 0.10), 7000, 28)
    return yard


def defocused(picture, spread):
    """Returns the picture as a lens sees it that is focused on something much nearer."""
    down, across = np.mgrid[-spread - 1 : spread + 2, -spread - 1 : spread + 2]
    disc = np.clip(spread + 0.5 - np.hypot(down, across), 0, 1)
    seen = cv2.filter2D(picture, -1, (disc / disc.sum()).astype(np.float32), borderType=cv2.BORDER_REFLECT)
    # Nothing outside is at one distance, so that the discs have soft rims.
    return np.clip(cv2.GaussianBlur(seen, (0, 0), spread / 4), 0, 1)


def draw_views(folder):
    for draw in (draw_garden, draw_lane, draw_courtyard):
        name = draw.__name__.removeprefix("draw_")
        for number in range(COUNT):
            rng = np.random.default_rng([len(name), number])
            seen = defocused(draw(rng), SPREADS[number])
            encoded = np.where(seen < 0.0031308, seen * 12.92, 1.055 * seen ** (1 / 2.4) - 0.055)
            cv2.imwrite(f"{folder}/view-{name}-{number}.png", (encoded[..., ::-1] * 255).astype(np.uint8))
