"""Boards, boxes, envelopes and turned vessels. All lengths are millimetres."""

import math

import bpy
import numpy as np

from cords import bow, shreds, wrap
from materials import material, paint, paper
from sheets import link, sheet


def slab(size, centre, of, bevel=0.5, art=None, art_scale=1.0):
    """Returns a block with soft edges; an artwork covers its top."""
    width, depth, height = size
    w, d, h = width / 2, depth / 2, height / 2
    vertices = [
        (-w, -d, -h),
        (w, -d, -h),
        (w, d, -h),
        (-w, d, -h),
        (-w, -d, h),
        (w, -d, h),
        (w, d, h),
        (-w, d, h),
    ]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    mesh = bpy.data.meshes.new("slab")
    mesh.from_pydata(vertices, [], faces)
    block = link(mesh, "slab", material(of, solid=True))
    block.location = centre
    soft = block.modifiers.new("bevel", "BEVEL")
    soft.width, soft.segments, soft.limit_method = min(bevel, height * 0.45), 3, "NONE"
    things = [block]
    if art:
        rng = np.random.default_rng(5)
        label = sheet(
            rng,
            (width * art_scale, depth * art_scale),
            of if of not in {"wood"} else "cream",
            0.12,
            0,
            0.02,
            art=art,
        )
        for part in label:
            part.location = (centre[0], centre[1], centre[2] + h - 0.05)
        things += label
    return things


def tray(size, of, wall=2.2, lining=None):
    """Returns an open box that stands on the table."""
    width, depth, height = size
    parts = slab((width, depth, wall), (0, 0, wall / 2), lining or of)
    for side in (-1, 1):
        parts += slab((width, wall, height), (0, side * (depth - wall) / 2, height / 2), of, 0.45)
        parts += slab(
            (wall, depth - 2 * wall + 0.1, height), (side * (width - wall) / 2, 0, height / 2), of, 0.45
        )
    return parts


def lid(size, of, wall=2.0, art=None, art_scale=0.7):
    """Returns a lid whose rim stands on the table, as it lies on a closed box."""
    width, depth, height = size
    parts = slab((width, depth, wall), (0, 0, height - wall / 2), of, 0.6, art, art_scale)
    for side in (-1, 1):
        parts += slab(
            (width, wall, height - wall / 2),
            (0, side * (depth - wall) / 2, (height - wall / 2) / 2),
            of,
            0.45,
        )
        parts += slab(
            (wall, depth, height - wall / 2),
            (side * (width - wall) / 2, 0, (height - wall / 2) / 2),
            of,
            0.45,
        )
    return parts


def move(parts, by, turn=(0, 0, 0)):
    """Moves parts as one thing."""
    holder = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(holder)
    for part in parts:
        if part.parent is None:
            part.parent = holder
    holder.location = by
    holder.rotation_euler = [math.radians(angle) for angle in turn]
    return [*parts, holder]


def box(
    rng,
    size,
    of="kraft",
    lid_of=None,
    state="closed",
    lining=None,
    filling=None,
    art=None,
    art_scale=0.7,
    ribbon=None,
    tie=None,
):
    """Returns a box: `closed`, `open` (lid leaning behind it) or `tray` (no lid)."""
    width, depth, height = size
    parts = tray((width, depth, height), of, lining=lining)
    if filling:
        parts += move(shreds(rng, width, depth, height * 0.5, filling), (0, 0, 3))
    cover = (width + 3, depth + 3, height * 0.42 if state == "open" else height * 0.55)
    if state == "closed":
        parts += move(lid(cover, lid_of or of, art=art, art_scale=art_scale), (0, 0, height - cover[2] + 2.4))
    elif state == "open":
        parts += move(
            lid(cover, lid_of or of, art=art, art_scale=art_scale),
            (-width * 0.10, depth / 2 + depth * 0.28, cover[2] * 0.35),
            (38, 0, 6),
        )
    if ribbon:
        parts += wrap(width + 3.4, depth, height + 2.6, 16, 0, ribbon, 0.4)
        parts += wrap(depth + 3.4, width, height + 3.0, 16, 0, ribbon, 0.4, turned=True)
    if tie:
        parts += wrap(width + 3.6, depth, height + 2.6, 2.0, 0, tie, 1.1)
        parts += wrap(depth + 3.6, width, height + 2.6, 2.0, 0, tie, 1.1, turned=True)
        parts += move(bow(rng, 30, tie), (0, 0, height + 3.4))
    return parts


def polygon(points, z, of, thickness=0.28):
    """Returns a flat piece of paper with these corners, rounded a little."""
    mesh = bpy.data.meshes.new("polygon")
    mesh.from_pydata([(x, y, 0) for x, y in points], [], [list(range(len(points)))])
    piece = link(mesh, "polygon", material(of))
    piece.location.z = z
    soft = piece.modifiers.new("corner", "BEVEL")
    soft.affect, soft.width, soft.segments = "VERTICES", 3.0, 4
    solid = piece.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 1
    return piece


def envelope(rng, size, of="cream", lining=None, opened=False, front=False, art=None):
    """Returns an envelope with its flap up, lying on the table; `opened` shows the lining."""
    width, depth = size
    w, d = width / 2, depth / 2
    if front:
        return sheet(rng, size, of, 1.1, 0.0, 0.35, art=art)
    parts = [polygon([(-w, -d), (w, -d), (w, d), (-w, d)], 0.1, of, 0.3)]
    if lining and opened:
        parts.append(polygon([(-w + 3, -d + 3), (w - 3, -d + 3), (w - 3, d), (-w + 3, d)], 0.45, lining, 0.2))
    for side in (-1, 1):
        parts.append(
            polygon(
                [(side * w, -d), (side * w, d), (side * w * 0.06, 0)][:: 1 if side > 0 else -1], 0.75, of, 0.3
            )
        )
    parts.append(polygon([(-w, -d), (w, -d), (w * 0.08, d * 0.14), (-w * 0.08, d * 0.14)], 1.15, of, 0.3))
    if opened:
        flap = [polygon([(-w, 0), (w, 0), (w * 0.1, depth * 0.56), (-w * 0.1, depth * 0.56)], 0, of, 0.3)]
        if lining:
            flap.append(
                polygon(
                    [
                        (-w + 4, 0.5),
                        (w - 4, 0.5),
                        (w * 0.09, depth * 0.56 - 4),
                        (-w * 0.09, depth * 0.56 - 4),
                    ],
                    0.33,
                    lining,
                    0.12,
                )
            )
        parts += move(flap, (0, d, 0.4), (16, 0, 0))
    else:
        parts += move(
            [polygon([(-w, 0), (-w * 0.1, -depth * 0.6), (w * 0.1, -depth * 0.6), (w, 0)], 0, of, 0.3)],
            (0, d, 1.8),
            (0.25, 0, 0),
        )
    return parts


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
    vertices = np.concatenate(rings)
    faces = [
        [
            r * segments + i,
            r * segments + (i + 1) % segments,
            (r + 1) * segments + (i + 1) % segments,
            (r + 1) * segments + i,
        ]
        for r in range(len(profile) - 1)
        for i in range(segments)
    ]
    mesh = bpy.data.meshes.new("turned")
    mesh.from_pydata(vertices.tolist(), [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
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


def clay_pot(rng, radius=38, height=66):
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
    return parts


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
