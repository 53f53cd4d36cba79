"""Pencils, brushes and pens. All lengths are in millimetres."""

import math

import numpy as np
from boxes import move
from materials import material, paint, paper
from vessels import turned


def lying(parts, radius):
    """Lays an upright object on the table, pointing along +y."""
    return move(parts, (0, 0, radius), (-90, 0, 0))


def pencil(rng, of="kraft", seed_end="green thread", length=172):
    """Returns a pencil rolled from newspaper, with a seed capsule at its end."""
    radius = 3.7
    body = turned(
        [(0, 0), (radius * 0.9, 0), (radius, 0.6), (radius, length - 20)],
        paper(of, solid=True, scale=0.3),
        28,
    )
    cone = turned(
        [(radius, length - 20), (radius * 0.97, length - 19.4), (1.35, length - 6.5)],
        material("sand", solid=True, scale=0.12),
        28,
    )
    lead = turned(
        [(1.3, length - 6.6), (1.25, length - 6), (0.45, length - 0.6), (0, length)],
        material("graphite"),
        20,
    )
    dome = [(radius * math.sin(a), -6 - 4 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 10)]
    capsule = turned([*dome, (radius, 1.4)], material(seed_end), 28)
    return lying([body, cone, lead, capsule], radius)


def brush(rng, handle="varnished red", length=180, colour=None, thick=1.0):
    radius = 3.2 * thick
    wood = turned(
        [
            (0, 0),
            (radius * 0.5, 1),
            (radius * 0.62, 12),
            (radius * 1.05, length * 0.48),
            (radius * 0.8, length * 0.68),
        ],
        material(handle),
        28,
    )
    ferrule = turned(
        [
            (radius * 0.8, length * 0.68),
            (radius * 0.95, length * 0.685),
            (radius * 0.9, length * 0.74),
            (radius * 0.98, length * 0.745),
            (radius * 0.92, length * 0.84),
        ],
        material("ferrule"),
        28,
    )
    hair = paint(colour) if colour else material("bristle")
    tip = turned(
        [
            (radius * 0.9, length * 0.84),
            (radius * 1.12, length * 0.89),
            (radius * 0.75, length * 0.95),
            (radius * 0.2, length * 0.99),
            (0, length),
        ],
        hair,
        28,
    )
    return lying([wood, ferrule, tip], radius)


def nib_pen(rng, handle="bamboo", length=165):
    holder = turned(
        [(0, 0), (2.2, 0.5), (2.4, 20), (4.4, length * 0.76), (3.8, length * 0.8)], material(handle), 28
    )
    nib = turned(
        [(2.6, length * 0.8), (2.4, length * 0.88), (1.2, length * 0.95), (0.15, length)],
        material("steel"),
        20,
    )
    return lying([holder, nib], 4.2)


def stick(rng, of="bamboo", length=170, radius=2.6):
    """Returns a bamboo stick or kalam, cut to a point."""
    knots = [(0, 0)]
    for z in np.linspace(0, length * 0.86, 24):
        knots.append((radius * (1 + (0.16 if abs(z % 58 - 50) < 3 else 0)), z))
    return lying([turned([*knots, (radius * 0.9, length * 0.88), (0.4, length)], material(of), 20)], radius)
