"""Soil, seedlings and leaves. All lengths are in millimetres."""

import math

import bpy
import numpy as np
from cords import cord
from materials import material
from meshes import link, skin


def soil_in(rng, radius, level):
    """Returns uneven soil: a base with crumbs of many sizes."""
    ground = skin(
        [
            np.column_stack([np.cos(ring) * r, np.sin(ring) * r, np.full(len(ring), level + 0.6)])
            for r in (radius, radius * 0.5, 0.01)
            for ring in [np.arange(60) * math.pi / 30]
        ],
        closed=True,
    )
    parts = [link(ground, "ground", material("soil"))]
    mixture = ["soil"] * 12 + ["dry soil"] * 4 + ["humus"] * 4 + ["perlite"]
    kinds = [lump(rng, of) for of in mixture]
    for _ in range(int(0.9 * radius**2)):
        size = min(4.2, 0.5 * rng.pareto(1.9) + 0.55)
        angle, reach = rng.uniform(0, 6.28), (radius - size) * math.sqrt(rng.uniform(0, 1))
        mound = 1.6 * math.sin(reach * 0.17 + angle * 2)
        crumb = bpy.data.objects.new("crumb", kinds[rng.integers(len(kinds))])
        bpy.context.scene.collection.objects.link(crumb)
        crumb.location = (reach * math.cos(angle), reach * math.sin(angle), level + mound * 0.5 + size * 0.25)
        crumb.scale = size * rng.uniform(0.6, 1.2, 3)
        crumb.rotation_euler = rng.uniform(0, 6.28, 3)
        parts.append(crumb)
    return parts


def crumbs(rng, count=30, spread=40, of="soil"):
    """Returns crumbs or seeds that were spilt on the table."""
    kinds = [lump(rng, of) for _ in range(4)]
    parts = []
    for _ in range(count):
        crumb = bpy.data.objects.new("crumb", kinds[rng.integers(4)])
        bpy.context.scene.collection.objects.link(crumb)
        size = min(1.6, 0.25 + 0.3 * rng.pareto(2.2))
        crumb.location = (*rng.normal(0, spread / 2, 2), size * 0.6)
        crumb.scale = size * rng.uniform(0.7, 1.2, 3)
        crumb.rotation_euler = rng.uniform(0, 6.28, 3)
        parts.append(crumb)
    return parts


def leaf_tea(rng, count=420, radius=26, height=13, level=0):
    """Returns a heap of black tea: leaves that withered, were twisted and turned dark, and a few golden tips."""
    kinds = [twisted_leaf(rng, of) for of in ["black tea"] * 9 + ["golden tip"]]
    parts = []
    for index in range(count):
        leaf = bpy.data.objects.new("tea", kinds[rng.integers(10)])
        bpy.context.scene.collection.objects.link(leaf)
        # Some leaves rolled off the heap.
        out = 1.25 * rng.random() if level == 0 and index % 12 == 0 else rng.random() ** 0.5
        around = rng.uniform(0, math.tau)
        mound = height * max(0, 1 - out**1.6) + rng.uniform(-1.2, 0.9)
        leaf.location = (radius * out * math.cos(around), radius * out * math.sin(around), level + max(0.7, mound))
        leaf.scale = (rng.uniform(0.6, 1.25),) * 3
        leaf.rotation_euler = (rng.uniform(0, math.tau), rng.normal(0, 0.32), rng.uniform(0, math.tau))
        parts.append(leaf)
    return parts


def twisted_leaf(rng, of):
    """Returns the mesh of a leaf that was rolled into a wiry twist along x, 7 to 13 mm long."""
    along = np.linspace(-0.5, 0.5, 22)
    length, girth = rng.uniform(7, 13), rng.uniform(0.45, 0.85)
    bend = rng.normal(0, 1.6, 2)
    middle = np.column_stack([along * length, bend[0] * along**2 * 4, bend[1] * np.sin(along * 4) * 0.6])
    turn = along * rng.uniform(5, 11)
    thick = girth * (1 - (2 * np.abs(along)) ** 3.2) ** 0.5 + 0.06
    thick = thick * (1 + 0.22 * np.sin(along * 31 + rng.uniform(0, 6)))
    rows = []
    for corner in np.arange(9) * math.tau / 9:
        # Its section is a folded leaf, with a groove where the edges meet.
        reach = thick * (0.52 + 0.48 * abs(math.cos(corner)) - 0.28 * (abs(corner - 1.4) < 0.5))
        rows.append(middle + np.column_stack([0 * along, reach * np.cos(corner + turn), reach * np.sin(corner + turn)]))
    mesh = skin(np.stack(rows, 1), closed=True)
    mesh.materials.append(material(of))
    return mesh


def almonds(rng):
    """Returns layers of almonds that fill a small box: flat, pointed at one end and wrinkled along their length."""
    along, around = np.linspace(0, 1, 22), np.arange(28) * math.tau / 28
    nut = skin(
        [
            np.column_stack(
                [
                    np.full(28, 22 * at - 10),
                    6.8 * wide * ridged * np.cos(around),
                    3.9 * wide * ridged * np.sin(around),
                ]
            )
            for at, wide in zip(along, np.sin(math.pi * along**0.72) ** 0.75)
            for ridged in [1 + 0.045 * np.sin(9 * around + 3 * at) + rng.normal(0, 0.012, 28)]
        ],
        closed=True,
    )
    nut.materials.append(material("almond"))
    parts = []
    for layer in range(3):
        spots = []
        for spot in rng.uniform(-22, 22, (90, 2)):
            if any(math.dist(spot, other) < 14.5 for other in spots):
                continue
            spots.append(spot)
            almond = bpy.data.objects.new("almond", nut)
            bpy.context.scene.collection.objects.link(almond)
            almond.location = (*spot, 4 + 5.6 * layer + rng.uniform(0, 1.2))
            almond.rotation_euler = (rng.normal(0, 0.25), rng.normal(0, 0.16), rng.uniform(0, math.tau))
            almond.scale = (rng.uniform(0.84, 1.0), rng.uniform(0.84, 1.0), 0.9)
            parts.append(almond)
    return parts


def lump(rng, of):
    """Returns the mesh of an uneven crumb with a radius of about 1."""
    down, around = np.meshgrid(np.linspace(0, math.pi, 8), np.arange(11) * math.tau / 11, indexing="ij")
    reach = 1 + rng.normal(0, 0.16, down.shape)
    reach[0], reach[-1] = 1, 1
    points = [np.sin(down) * np.cos(around), np.sin(down) * np.sin(around), np.cos(down)]
    mesh = skin(np.stack([p * reach for p in points], 2), closed=True)
    mesh.materials.append(material(of))
    return mesh


# Seed leaves and true leaves of each plant: length in mm and half its width as a share of the length.
LEAVES = {"basil": ((6.5, 0.62), (15, 0.36)), "coriander": ((17, 0.1), (12, 0.6))}


def seedling(rng, foot, tall, kind):
    """Returns a thin stem that bends to the light, with two seed leaves and, on taller ones, true leaves."""
    lean = np.append(rng.normal((-0.14 * tall, 0.06 * tall), 0.14 * tall), tall)
    bend = rng.normal(0, 0.07 * tall, 3)
    stem = np.array([np.zeros(3), lean * (0.1, 0.1, 0.4) + bend * (1, 1, 0), lean * (0.5, 0.5, 0.8), lean])
    parts = cord(stem + foot, rng.uniform(0.8, 1.3), "stem")
    heading = rng.uniform(0, math.tau)
    (first, first_round), (true, true_round) = LEAVES[kind]
    grown = tall > 22
    leaves = [
        (0.72 if grown else 1.0, first * rng.uniform(0.75, 1.2), side, first_round) for side in (0, math.pi)
    ]
    pairs = int(rng.integers(1, 3)) if grown else 0
    for pair in range(pairs):
        for side in (0, math.pi):
            size = true * rng.uniform(0.5, 1.1) * (1 - 0.35 * pair)
            turn = side + (1.6 if pair % 2 == 0 else 0)
            leaves.append((0.88 + 0.12 * (pair + 1) / pairs, size, turn, true_round))
    if rng.random() < 0.2:
        leaves.pop()
    for height, length, turn, round_ in leaves:
        green = ("young leaf", "leaf green", "dark leaf")[rng.integers(3)]
        lobed = kind == "coriander" and round_ == true_round
        leaf = link(skin((lobed_rows if lobed else leaf_rows)(rng, length, round_)), "leaf", material(green))
        leaf.location = np.array(foot) + lean * (height**1.6, height**1.6, height)
        turned_by = heading + turn + rng.normal(0, 0.3)
        leaf.rotation_euler = (rng.normal(0, 0.3), rng.uniform(-0.8, 0.15), turned_by)
        parts.append(leaf)
    return parts


def leaf_rows(rng, length, round_):
    """Returns the rows of points of a leaf along x that is folded at its middle and curls at its tip."""
    along = np.linspace(0, 1, 11)
    edge = round_ * length * np.sin(np.pi * along**0.85) ** 0.8 * (1 + rng.normal(0, 0.03, 11))
    arch = length * (rng.uniform(0.1, 0.35) * along - rng.uniform(0.15, 0.6) * along**2.2)
    twist = rng.normal(0, 0.25) * along
    cup = rng.uniform(0.1, 0.6)
    return [
        np.column_stack([along * length, edge * side, arch + edge * (abs(side) * cup + side * twist)])
        for side in (-1, -0.5, 0, 0.5, 1)
    ]


def lobed_rows(rng, length, round_):
    """Returns the rows of points of a fan-shaped leaf on a stalk, with three toothed lobes."""
    around = np.linspace(-1.9, 1.9, 49)
    lobes = 0.58 + 0.34 * np.abs(np.cos(around * 1.24)) + 0.08 * np.cos(around * 11)
    cup, droop = rng.uniform(0.1, 0.4), rng.uniform(0, 0.3)
    rows = []
    for out in (0, 0.35, 0.7, 1):
        x = length * (0.8 + round_ * 1.7 * out * lobes * np.cos(around))
        y = length * round_ * 1.7 * out * lobes * np.sin(around)
        z = length * (0.3 * cup * out * np.cos(around * 2.48) - droop * out**2)
        rows.append(np.column_stack([x, y, z]))
    stalk = np.column_stack([0 * around, 0.35 * np.sin(around), 0 * around])
    return [stalk, *rows]
