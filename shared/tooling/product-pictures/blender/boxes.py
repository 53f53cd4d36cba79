"""Boards, boxes and envelopes. All lengths are millimetres."""

import math

import bpy
import numpy as np
from cords import bow, shreds, wrap
from materials import material
from meshes import link, mesh_of, thicken
from sheets import sheet


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
    block = link(mesh_of(vertices, faces), "slab", material(of, solid=True))
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
    piece = link(mesh_of([(x, y, 0) for x, y in points], [list(range(len(points)))]), "polygon", material(of))
    piece.location.z = z
    soft = piece.modifiers.new("corner", "BEVEL")
    soft.affect, soft.width, soft.segments = "VERTICES", 3.0, 4
    thicken(piece, thickness, 1)
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
