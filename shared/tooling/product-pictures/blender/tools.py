"""Things to write, paint and tie with, and what lies beside a product to show its size."""

import math

import bpy
import numpy as np

from cords import cord, tassel
from materials import material, paint, paper
from sheets import link, sheet
from solids import move, turned


def lying(parts, radius):
    """Lays something that was turned upright on the table, pointing along +y."""
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
        [(radius, length - 20), (radius * 0.86, length - 18.6), (1.1, length - 4)],
        material("cream", solid=True),
        28,
    )
    lead = turned([(1.1, length - 4), (0.8, length - 1.4), (0, length)], material("graphite"), 16)
    capsule = turned(
        [(0, -9), (radius * 0.6, -8.6), (radius * 0.97, -6), (radius * 0.97, 1.4)], material(seed_end), 24
    )
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


def card(rng, size, of="cream", art=None, art_scale=1.0, deckle=0.5, stand=None, thickness=0.6):
    """Returns a flat card, or a folded one that stands with `stand` degrees between its halves."""
    width, depth = size
    if stand is None:
        return sheet(rng, size, of, thickness, deckle, 0.3, 0.6, art, art_scale)
    lean = 90 - stand / 2
    reach = depth / 2 * math.sin(math.radians(stand / 2))
    rise = depth / 2 * math.cos(math.radians(stand / 2))
    front = move(
        sheet(rng, size, of, thickness, deckle, 0.15, 0, art, art_scale), (0, -reach, rise), (lean, 0, 0)
    )
    back = move(sheet(rng, size, of, thickness, deckle, 0.15, 0), (0, reach, rise), (-lean, 0, 0))
    return front + back


def tag(rng, size=(45, 100), of="cream", art=None, thread="red thread"):
    """Returns a gift tag with an eyelet and a loop of thread."""
    width, depth = size
    parts = sheet(rng, size, of, 0.55, 0.0, 0.25, 0.4, art, 0.94)
    y = depth / 2 - 8
    ring = turned([(2.1, 0.75), (3.6, 0.8), (3.6, 1.0), (2.1, 1.05)], material("kraft"), 30, (0, y, 0.3))
    hole = turned([(2.1, 1.0), (0, 1.0)], material("graphite"), 20, (0, y, 0.3))
    sway = rng.uniform(-14, 14)
    loop = [
        (0, y, 1.6),
        (-3, y + 12, 1.2),
        (sway - 8, y + 34, 0.6),
        (sway, y + 48, 0.6),
        (sway + 9, y + 36, 0.6),
        (4, y + 13, 1.2),
        (0, y, 1.6),
    ]
    return parts + [ring, hole] + cord(loop, 0.9, thread)


def bookmark(rng, size=(50, 190), of="cream", art=None, thread="red thread"):
    width, depth = size
    parts = sheet(rng, size, of, 0.5, 0.35, 0.3, 0.8, art, 0.98)
    return parts + move(tassel(rng, 46, thread), (0, -depth / 2 + 3, 0.4))


def petal_scatter(rng, count=7, spread=80, of="petal"):
    """Returns a few dried petals."""
    parts = []
    for _ in range(count):
        length, half = rng.uniform(9, 16), rng.uniform(2.4, 4.2)
        along = np.linspace(0, 1, 9)
        edge = half * np.sin(np.pi * along**0.75) ** 0.8
        cup = rng.uniform(0.6, 2.2)
        rows = [
            np.column_stack(
                [along * length, edge * side, 0.3 + cup * (abs(side) * 0.6 + 1.3 * (along - 0.5) ** 2)]
            )
            for side in (-1, -0.5, 0, 0.5, 1)
        ]
        faces = [
            [r * 9 + i, r * 9 + i + 1, (r + 1) * 9 + i + 1, (r + 1) * 9 + i]
            for r in range(4)
            for i in range(8)
        ]
        mesh = bpy.data.meshes.new("petal")
        mesh.from_pydata(np.concatenate(rows).tolist(), [], faces)
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        petal = link(mesh, "petal", material(of))
        petal.location = (rng.normal(0, spread * 0.45), rng.normal(0, spread * 0.45), 0)
        petal.rotation_euler.z = rng.uniform(0, 6.28)
        parts.append(petal)
    return parts


def house(rng, size=(70, 60, 100), of="terracotta"):
    """Returns a folded paper house with windows that let light through."""
    width, depth, height = size
    eave = height * 0.62
    parts = []
    w, d = width / 2, depth / 2

    def wall(points, holes, turn, at):
        outline_points = [(*p, 0) for p in points]
        mesh = bpy.data.meshes.new("wall")
        mesh.from_pydata(outline_points, [], [list(range(len(points)))])
        panel = link(mesh, "wall", paper(of, solid=True))
        solid = panel.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness, solid.offset = 1.1, 0
        panel.rotation_euler = (math.radians(90), 0, math.radians(turn))
        panel.location = at
        for x, z, hole_width, hole_height in holes:
            cut = bpy.data.meshes.new("window")
            cut.from_pydata(
                [
                    (x - hole_width / 2, z, 0.62),
                    (x + hole_width / 2, z, 0.62),
                    (x + hole_width / 2, z + hole_height, 0.62),
                    (x - hole_width / 2, z + hole_height, 0.62),
                ],
                [],
                [[0, 1, 2, 3]],
            )
            pane = link(cut, "pane", material("graphite"))
            pane.rotation_euler, pane.location = panel.rotation_euler, panel.location
            parts.append(pane)
        parts.append(panel)

    gable = [(-w, 0), (w, 0), (w, eave), (0, height), (-w, eave)]
    windows = [(-w * 0.45, eave * 0.5, 13, 18), (w * 0.45, eave * 0.5, 13, 18), (0, 0.2, 17, eave * 0.42)]
    wall(gable, windows, 0, (0, -d, 0))
    wall(gable, [], 0, (0, d, 0))
    side = [(-d, 0), (d, 0), (d, eave), (-d, eave)]
    wall(side, [(-d * 0.4, eave * 0.4, 12, 20), (d * 0.4, eave * 0.4, 12, 20)], 90, (w, 0, 0))
    wall(side, [], 90, (-w, 0, 0))
    slope = math.degrees(math.atan2(height - eave, w))
    length = math.hypot(height - eave, w) + 7
    for direction in (-1, 1):
        roof = sheet(rng, (length, depth + 12), of, 1.1, 0, 0.05)
        middle = (w + 3) / 2
        parts += move(
            roof,
            (direction * middle, 0, height - (height - eave) * middle / w + 0.9),
            (0, direction * slope, 0),
        )
    return parts


def roll(rng, width=600, radius=34, of="straw", tie="cotton", loose=90):
    """Returns a roll of paper with a loose end, lying along x."""
    turns = 7
    angles = np.linspace(0, turns * 2 * math.pi, turns * 40)
    spiral = radius * (0.72 + 0.28 * angles / angles[-1])
    x, z = spiral * np.sin(angles), radius - spiral * np.cos(angles)
    tail_x = np.linspace(0, loose, 16)[1:]
    profile = np.concatenate(
        [np.column_stack([x, z]), np.column_stack([tail_x, 0.35 + 5 * (tail_x / loose) ** 3])]
    )
    rows = np.linspace(-width / 2, width / 2, 13)
    count = len(profile)
    vertices = np.concatenate(
        [np.column_stack([np.full(count, row), -profile[:, 0], profile[:, 1] + 0.4]) for row in rows]
    )
    faces = [
        [r * count + i, r * count + i + 1, (r + 1) * count + i + 1, (r + 1) * count + i]
        for r in range(len(rows) - 1)
        for i in range(count - 1)
    ]
    mesh = bpy.data.meshes.new("roll")
    mesh.from_pydata(vertices.tolist(), [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    rolled = link(mesh, "roll", paper(of, solid=True))
    solid = rolled.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness = 0.35
    return [rolled]
