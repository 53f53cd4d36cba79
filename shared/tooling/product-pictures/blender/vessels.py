"""Pots, lamps, cups and drums, turned from a profile. All lengths are millimetres."""

import math

import numpy as np
from cords import cord
from materials import material, paint, paper
from meshes import link, skin


def turned(profile, of, segments=72, centre=(0, 0, 0), pinch=None, rng=None):
    """Returns a vessel turned from a profile of (radius, height)."""
    rings = []
    wobble = rng.normal(0, 0.004, (len(profile), 2)) if rng is not None else np.zeros((len(profile), 2))
    for (radius, height), (sway, _) in zip(profile, wobble):
        angle = np.arange(segments) * 2 * math.pi / segments
        reach = radius * (1 + sway * np.cos(2 * angle))
        x, y, z = reach * np.cos(angle), reach * np.sin(angle), np.full(segments, height)
        if pinch:
            near = (
                np.exp(-((np.angle(np.exp(1j * (angle - pinch))) / 0.33) ** 2))
                * (radius / max(r for r, _ in profile)) ** 3
            )
            x, y = x * (1 + 0.24 * near), y * (1 + 0.24 * near)
            z = z + 2.2 * near
        rings.append(np.stack([x, y, z], 1))
    mesh = skin(rings, closed=True)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(50)
    thing = link(mesh, "turned", of)
    thing.location = centre
    return thing


def pot(rng, colour="indigo", radius=17, height=24, of="sand", covered=False):
    """Returns a pot of pressed paper, filled with natural colour or covered by its lid."""
    wall = 1.6
    shell = turned(
        [
            (0, 0),
            (radius * 0.9, 0),
            (radius * 0.94, 1),
            (radius, height * 0.5),
            (radius, height - 0.6),
            (radius - 0.5, height),
            (radius - wall, height),
            (radius - wall, height * 0.5),
            (0, height * 0.5),
        ],
        material(of, solid=True),
        rng=rng,
    )
    if covered:
        return [
            shell,
            turned(
                [
                    (radius + 1.2, height - 6),
                    (radius + 1.2, height + 1.2),
                    (radius + 0.4, height + 2),
                    (0, height + 2),
                ],
                material(of, solid=True),
            ),
        ]
    level = height - 4.2
    angles = np.linspace(0, 1, 9)
    surface = [((radius - wall) * (1 - a), level + 0.9 * (1 - a) ** 8) for a in angles]
    return [shell, turned(surface, paint(colour))]


def diya(rng):
    """Returns an unglazed clay lamp."""
    return [
        turned(
            [
                (0, 0),
                (13, 0),
                (18, 2.5),
                (26, 10),
                (31, 18),
                (32, 20),
                (30.5, 20.6),
                (28.5, 18),
                (22, 9),
                (12, 5),
                (0, 4.4),
            ],
            material("clay"),
            96,
            pinch=rng.uniform(0, 6.28),
            rng=rng,
        )
    ]


def clay_pot(rng, radius=38, height=66, seedlings=0):
    """Returns a flower pot full of soil, with seedlings spread over it."""
    rim = height - 14
    wall = 3.4
    parts = [
        turned(
            [
                (0, 0),
                (radius * 0.68, 0),
                (radius * 0.7, 1.5),
                (radius * 0.92, rim),
                (radius * 1.0, rim + 0.5),
                (radius * 1.03, rim + 2),
                (radius * 1.06, height - 1.5),
                (radius * 1.03, height),
                (radius * 0.98, height - 0.6),
                (radius * 0.94, rim),
                (radius * 0.9, rim - wall),
                (0, rim - wall),
            ],
            material("clay"),
            96,
            rng=rng,
        )
    ]
    rough = turned([(radius * 0.93 * (1 - a), rim + 1) for a in np.linspace(0, 1, 26)], material("soil"), 90)
    for vertex in rough.data.vertices:
        vertex.co.z += rng.normal(0, 0.9)
    parts.append(rough)
    for index in range(seedlings):
        # The golden angle spreads them evenly.
        angle, reach = index * 2.4 + rng.normal(0, 0.2), radius * 0.74 * math.sqrt((index + 0.4) / seedlings)
        parts += seedling(rng, (reach * math.cos(angle), reach * math.sin(angle), rim))
    return parts


def seedling(rng, foot):
    """Returns a stem with two pairs of leaves."""
    tall = rng.uniform(26, 44)
    lean = np.append(rng.normal(0, 3.2, 2), tall)
    stem = np.array([np.zeros(3), lean * (0.2, 0.2, 0.5), lean]) + foot
    parts = cord(stem, 1.5, "sprout")
    heading = rng.uniform(0, math.pi)
    for height, length, turn in ((0.66, rng.uniform(13, 18), 0), (1.0, rng.uniform(9, 14), math.pi / 2)):
        for side in (0, math.pi):
            leaf = link(skin(leaf_rows(length, rng.uniform(0.25, 0.7))), "leaf", material("sprout"))
            leaf.location = np.array(foot) + lean * (height**2, height**2, height)
            leaf.rotation_euler.z = heading + turn + side + rng.normal(0, 0.15)
            parts.append(leaf)
    return parts


def leaf_rows(length, rise):
    """Returns the rows of points of a leaf along x that rises, and whose tip bends down."""
    along = np.linspace(0, 1, 9)
    edge = 0.27 * length * np.sin(np.pi * along**0.8) ** 0.75
    arch = length * rise * (along - 0.62 * along**2)
    return [
        np.column_stack([along * length, edge * side, arch + abs(side) * edge * 0.35])
        for side in (-1, -0.5, 0, 0.5, 1)
    ]


def mug(rng, filled="coffee"):
    """Returns a small handleless cup, which shows how large things are."""
    body = [
        (0, 0),
        (24, 0),
        (27, 1.5),
        (34, 30),
        (37, 62),
        (37.4, 70),
        (36.6, 71),
        (35.4, 70),
        (34.6, 58),
        (0, 57.9),
    ]
    return [
        turned(body[:-2] + [(34.4, 60), (30, 20), (0, 18)], material("ceramic"), 96, rng=rng),
        turned([(34.4, 60), (20, 60), (0, 60)], material(filled), 72),
    ]


def drum(rng, radius=36, height=86, of="kraft", label="terracotta"):
    """Returns a paper drum with a lid and a label."""
    parts = [
        turned([(0, 0), (radius - 0.6, 0), (radius, 0.8), (radius, height * 0.78)], paper(of, solid=True), 96)
    ]
    parts.append(
        turned(
            [
                (radius + 0.9, height * 0.74),
                (radius + 1.1, height * 0.75),
                (radius + 1.1, height - 1),
                (radius + 0.3, height),
                (0, height),
            ],
            paper(of, solid=True),
            96,
        )
    )
    parts.append(
        turned(
            [
                (radius + 0.15, height * 0.14),
                (radius + 0.22, height * 0.142),
                (radius + 0.22, height * 0.58),
                (radius + 0.15, height * 0.582),
            ],
            paper(label, solid=True),
            96,
        )
    )
    return parts
