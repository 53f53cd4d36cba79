"""Draws the garden behind a window, as a camera sees it that is focused on the sill."""

import cv2
import numpy as np

WIDTH, HEIGHT = 2400, 1200
# How far the lens spreads a point, in pixels.
SPREAD = 16
SHADE, SUN = np.float32((0.026, 0.045, 0.018)), np.float32((0.25, 0.33, 0.085))
FLOWERS = ((0.80, 0.24, 0.02), (0.62, 0.05, 0.24), (0.85, 0.80, 0.70))


def patches(rng, size):
    """Returns smooth noise from 0 to 1, whose patches are about `size` pixels wide."""
    field = rng.random((HEIGHT // size + 3, WIDTH // size + 3), np.float32)
    field = cv2.resize(field, (WIDTH, HEIGHT), interpolation=cv2.INTER_CUBIC)
    return np.clip((field - 0.2) / 0.6, 0, 1)


def draw_garden(folder):
    rng = np.random.default_rng(41)
    sunlit = patches(rng, 340) * 0.65 + patches(rng, 90) * 0.35
    # Shrubs stand in front of a lawn, and in the shade of trees further back.
    depth = np.linspace(1, 0, HEIGHT, dtype=np.float32)[:, None]
    lawn = np.exp(-(((depth - 0.42 + 0.16 * patches(rng, 500)) / 0.13) ** 2))
    garden = SHADE + (SUN - SHADE) * (0.15 * sunlit + 0.75 * lawn)[..., None]
    for _ in range(26000):
        x, y = int(rng.uniform(0, WIDTH)), int(HEIGHT * rng.random())
        if lawn[y, x] > rng.uniform(0.25, 1):
            continue
        light = np.clip(sunlit[y, x] * 1.7 - 0.55 + rng.normal(0, 0.16), 0, 1.2) ** 2
        green = SHADE + (SUN - SHADE) * light * rng.uniform(0.5, 1.2)
        green = green * rng.uniform(0.75, 1.3, 3) * (1.15 if rng.random() < 0.2 else 1)
        long = rng.uniform(8, 15) + 18 * y / HEIGHT
        shape = (int(long), int(long * rng.uniform(0.25, 0.5)))
        cv2.ellipse(garden, (x, y), shape, rng.uniform(0, 360), 0, 360, green.tolist(), -1)
    for _ in range(11):
        x, y = rng.uniform(0, WIDTH), HEIGHT * rng.uniform(0.1, 0.85)
        colour = np.float32(FLOWERS[rng.integers(3)])
        for place in rng.normal((x, y), (80, 46), (int(rng.integers(12, 40)), 2)):
            size, petal = int(rng.uniform(3, 9)), colour * rng.uniform(0.4, 1)
            cv2.circle(garden, place.astype(int).tolist(), size, petal.tolist(), -1)
    # Wet leaves glitter where the sun falls.
    for _ in range(520):
        x, y = int(rng.uniform(0, WIDTH)), int(HEIGHT * rng.random())
        if sunlit[y, x] > rng.uniform(0.45, 1):
            glint = np.float32((0.8, 0.95, 0.4)) * min(70, 5 * (1 + rng.pareto(1.1)))
            cv2.circle(garden, (x, y), 2, glint.tolist(), -1)
    down, across = np.mgrid[-SPREAD - 1 : SPREAD + 2, -SPREAD - 1 : SPREAD + 2]
    away = np.hypot(down, across)
    # A lens draws the rim of each disc a little brighter.
    disc = np.clip(SPREAD + 0.5 - away, 0, 1) * (1 + 0.35 * (away / SPREAD) ** 4)
    seen = np.clip(cv2.filter2D(garden, -1, (disc / disc.sum()).astype(np.float32)), 0, 1)
    encoded = np.where(seen < 0.0031308, seen * 12.92, 1.055 * seen ** (1 / 2.4) - 0.055)
    cv2.imwrite(f"{folder}/garden.png", (encoded[..., ::-1] * 255).astype(np.uint8))
