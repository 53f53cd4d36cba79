"""A tin of watercolours that has been used. All lengths are in millimetres."""

import math

import numpy as np
from boxes import move, slab, tray
from materials import Shader, spots, surface_of
from meshes import link, skin

# From yellow to black, in linear colour.
PANS = {
    "lemon": (0.72, 0.55, 0.03),
    "cadmium yellow": (0.75, 0.36, 0.01),
    "ochre": (0.45, 0.22, 0.04),
    "orange": (0.66, 0.14, 0.01),
    "vermilion": (0.55, 0.05, 0.02),
    "crimson": (0.24, 0.008, 0.03),
    "rose": (0.42, 0.02, 0.12),
    "violet": (0.06, 0.012, 0.09),
    "ultramarine": (0.012, 0.02, 0.20),
    "cobalt": (0.02, 0.07, 0.34),
    "cerulean": (0.02, 0.20, 0.34),
    "turquoise": (0.01, 0.16, 0.17),
    "viridian": (0.008, 0.10, 0.06),
    "sap green": (0.05, 0.12, 0.015),
    "olive": (0.11, 0.12, 0.02),
    "raw sienna": (0.36, 0.17, 0.04),
    "burnt sienna": (0.20, 0.045, 0.015),
    "umber": (0.06, 0.028, 0.014),
    "grey": (0.03, 0.04, 0.055),
    "black": (0.012, 0.012, 0.012),
}
ROW = 10
LENGTH, DEPTH, HEIGHT = 188, 66, 12


def paintbox(rng):
    """Returns an open tin with two rows of half pans; its lid, in which washes were mixed, lies behind it."""
    parts = tray((LENGTH, DEPTH, HEIGHT), "black enamel", 1, "enamel")
    for index, (name, colour) in enumerate(PANS.items()):
        column, row = index % ROW, index // ROW
        at = ((column - (ROW - 1) / 2) * 18, 21 if row else -21, 1.2)
        parts += move(half_pan(rng, name, colour), at)
    lid = tray((LENGTH, DEPTH, 8), "black enamel", 1, "enamel")
    for x in (-LENGTH / 6, LENGTH / 6):
        lid += slab((1.6, DEPTH - 2, 5), (x, 0, 3.2), "enamel", 0.7)
    mixed = ("cobalt", "sap green", "raw sienna", "rose", "cerulean")
    for name, x in zip(mixed, (-72, -48, -4, 22, 62)):
        lid += move([puddle(rng, name)], (x, rng.uniform(-12, 12), 1.25))
    return parts + move(lid, (0, DEPTH + 1.5, 0.2))


def half_pan(rng, name, colour):
    """Returns a small white pan whose paint a wet brush has hollowed."""
    u, v = np.meshgrid(np.linspace(-1, 1, 22), np.linspace(-1, 1, 26))
    x, y = u * 7.2, v * 8.6
    across, along, worn = rng.uniform(-2, 2), rng.uniform(-2.5, 2.5), rng.uniform(0.8, 4.6)
    hollow = worn * np.exp(-(((x - across) / 4.2) ** 2) - ((y - along) / 5.4) ** 2)
    brushed = 0.12 * np.sin(1.7 * x + 0.5 * y + across * 3) * np.exp(-(((y - along) / 6) ** 2))
    z = 7.2 - hollow + brushed + 0.5 * np.maximum(np.abs(u), np.abs(v)) ** 8
    paint = link(skin(np.stack([x, y, z], 2)), "paint", surface_of(f"{name} pan", colour, 0.3, 0.12))
    return [*tray((16.2, 19, 9), "enamel", 0.9), paint]


def puddle(rng, name):
    """Returns a thin wash that dries in the lid."""
    around = np.arange(90) * math.tau / 90
    waves = sum(rng.normal(0, 0.13 / n) * np.cos(n * around + rng.uniform(0, 6)) for n in range(2, 9))
    size = rng.uniform(7, 11)
    rings = []
    for reach in (1, 0.97, 0.9, 0.5, 0.02):
        far = size * reach * (1 + waves)
        rise = np.full(90, 0.4 * (1 - reach**6))
        rings.append(np.column_stack([far * 1.3 * np.cos(around), far * np.sin(around), rise]))
    shader = Shader(f"{name} wash")
    strong, thin = PANS[name], [0.25 * c + 0.5 for c in PANS[name]]
    amount = spots(shader, shader.add("TexCoord"), 0.09, 0, 1, (0.35, 0.62))
    colour = shader.add("MixRGB", Fac=amount, Color1=(*thin, 1), Color2=(*strong, 1))
    body = shader.add("BsdfDiffuse", Color=colour.outputs[0])
    gloss = shader.add("BsdfGlossy", Roughness=0.12)
    fresnel = shader.add("Fresnel", IOR=1.3)
    wet = shader.add("MixShader", **{"0": fresnel.outputs[0], "1": body.outputs[0], "2": gloss.outputs[0]})
    return link(skin(rings, closed=True), "puddle", shader.finish(wet))
