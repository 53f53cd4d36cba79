"""Boards, boxes and envelopes. All lengths are in millimetres."""

import math

import bpy
import cords
import numpy as np
from cords import shreds, wrap
from materials import material
from mathutils.geometry import delaunay_2d_cdt
from meshes import link, mesh_of, skin, thicken
from sheets import sheet

WOODS = {"oiled wood", "walnut"}


def slab(size, centre, of, bevel=0.5, art=None, art_scale=1.0, **finish):
    """Returns a block with soft edges. The artwork covers its top."""
    # Like a joiner, use wood lengthwise: its grain runs along y.
    turned = of in WOODS and size[0] > size[1]
    width, depth, height = (size[1], size[0], size[2]) if turned else size
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
    block = link(mesh_of(vertices, faces), "slab", material(of, solid=True, **finish))
    block.location = centre
    block.rotation_euler.z = math.pi / 2 if turned else 0
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


def tray(size, of, wall=2.2, lining=None, corners=None):
    """Returns an open box that stands on the table; `corners` is the paper that covers its corners."""
    width, depth, height = size
    parts = slab((width - wall, depth - wall, wall), (0, 0, wall / 2 + 0.1), lining or of)
    for side in (-1, 1):
        parts += slab((width, wall, height), (0, side * (depth - wall) / 2, height / 2), of, 0.45)
        parts += slab(
            (wall, depth - 2 * wall + 0.1, height), (side * (width - wall) / 2, 0, height / 2), of, 0.45
        )
    if corners:
        reach, thick = 24, 0.25
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (width - reach) / 2, sy * (depth - reach) / 2
                middle, inner = (height + thick) / 2, y - sy * wall / 2
                for span, centre in (
                    ((reach, thick, height + thick), (x, sy * (depth + thick) / 2, middle)),
                    ((thick, reach, height + thick), (sx * (width + thick) / 2, y, middle)),
                    ((reach, wall, thick), (x, sy * (depth - wall) / 2, height + thick / 2)),
                    ((wall, reach - wall, thick), (sx * (width - wall) / 2, inner, height + thick / 2)),
                ):
                    parts += slab(span, centre, corners, 0.1)
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
    """Moves several parts together."""
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
    bow=0,
    wall=2.2,
    corners=None,
    covered=False,
    label=None,
):
    """Returns a box: `closed`, `open` (lid leaning behind it) or `tray` (no lid).

    A `covered` box is made of board under paper, whose ends overlap at the corners. `label` is printed on paper that
    is pasted on the lid. `bow` is by how many degrees the bow of its tie is turned.
    """
    width, depth, height = size
    parts = tray((width, depth, height), of, wall, lining, corners)
    if covered:
        parts += overlaps(rng, width, depth, height, of)
    if filling:
        parts += move(shreds(rng, width, depth, height * 0.5, filling), (0, 0, 3))
    cover = (width + 3, depth + 3, height * 0.42 if state == "open" else height * 0.55)
    if state == "closed":
        # Nobody puts a lid on quite straight.
        rest, turn = (*rng.normal(0, 0.2, 2), height - cover[2] + 2.4), rng.normal(0, 24 / width)
        top = lid(cover, lid_of or of, art=art, art_scale=art_scale)
        lean = (0, 0)
        if label:
            top += pasted(rng, label, cover)
        if covered:
            top += overlaps(rng, cover[0], cover[1], cover[2], lid_of or of)
            lean, turn = rng.normal(0, 0.7, 2), turn * 3
        parts += move(top, rest, (*lean, turn))
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
        # The loops of a bow lie on the lid.
        loops = min(30, 0.29 * min(width, depth))
        parts += cords.tie(rng, width + 3, depth + 3, height + 2.4, tie, size=loops, bow_turn=bow)
    return parts


def covered_lid(rng, size, of, label=None):
    """Returns the lid of a covered box on its own."""
    return lid(size, of) + overlaps(rng, *size, of) + (pasted(rng, label, size) if label else [])


def pasted(rng, label, size):
    """Returns a printed paper label on a lid of this size, not quite straight."""
    width, depth, height = size
    paper_label = sheet(rng, (0.75 * width, 0.95 * width), "white", 0.2, 0, 0.05, art=label)
    return move(paper_label, (*rng.normal(0, 0.6, 2), height), (0, 0, rng.normal(0, 0.3)))


def overlaps(rng, width, depth, height, of):
    """Returns the ends of the covering paper, which are turned round the corners of a box and pasted down."""
    parts = []
    for side in (-1, 1):
        for end in (-1, 1):
            reach, low = rng.uniform(7, 12), rng.uniform(0.2, 1.2)
            middle = (end * (width - reach) / 2, side * depth / 2, (height + low) / 2)
            strip = slab((reach, 0.7, height - low - 0.3), middle, of, 0.12)
            strip[0].rotation_euler.y = math.radians(rng.normal(0, 0.8))
            parts += strip
    return parts


def crumpled_lining(rng, size, of="white"):
    """Returns thin paper that was pushed into a box; its pleats stand above the walls."""
    width, depth, height = size
    around, out = np.meshgrid(np.linspace(0, math.tau, 181), np.linspace(0, 1, 40))
    square = np.minimum(0.5 * width / (np.abs(np.cos(around)) + 1e-6), 0.5 * depth / (np.abs(np.sin(around)) + 1e-6))
    pleats = sum(
        rng.uniform(0.4, 1) * np.abs(np.sin(around * count / 2 + rng.uniform(0, 6) + 0.8 * out)) for count in (7, 12, 19, 31)
    )
    inside = np.minimum(out * 1.5, 1)
    reach = (square - 1.4) * (inside - 0.11 * (pleats - 1.2) * inside**2 * (1.2 - 0.5 * inside))
    steep = np.clip((out - 0.55) / 0.45, 0, 1)
    ragged = 0.6 * np.sin(around * 3 + rng.uniform(0, 6)) + 0.5 * np.sin(around * 5 + rng.uniform(0, 6))
    rise = 6 + (height + 5 + 5 * ragged + 3.5 * pleats - 6) * steep**0.9 + 1.5 * pleats * out
    reach = np.minimum(reach, square - 1.4) + np.clip(rise - height, 0, None) * (0.35 + 0.2 * ragged)
    grain = 0.3 * rng.normal(0, 1, out.shape).cumsum(0) / np.sqrt(np.arange(1, 41))[:, None]
    grain[:, -1] = grain[:, 0]
    rows = np.dstack([reach * np.cos(around), reach * np.sin(around), rise + grain])
    return [thicken(link(skin(rows), "lining", material(of)), 0.12)]


def piece(points, of, height, thickness=0.14):
    """Returns thin paper with the given corners. `height` returns its height at x, y."""
    corners = np.array(points, float)
    # Edges need as many points as the middle. With fewer, they would cut through bulges below them.
    edges = np.roll(corners, -1, 0) - corners
    counts = np.maximum(1, np.ceil(np.hypot(*edges.T) / 2.5)).astype(int)
    outline = np.concatenate([a + e * np.arange(n)[:, None] / n for a, e, n in zip(corners, edges, counts)])
    low, high = corners.min(0), corners.max(0)
    grid = np.stack(np.meshgrid(*[np.arange(low[i] + 2, high[i] - 1, 4) for i in (0, 1)]), 2).reshape(-1, 2)
    ring = [(i, (i + 1) % len(outline)) for i in range(len(outline))]
    flat, _, faces, *_ = delaunay_2d_cdt([tuple(p) for p in (*outline, *grid)], ring, [], 1, 1e-5)
    x, y = np.array([tuple(p) for p in flat]).T
    mesh = mesh_of(np.column_stack([x, y, height(x, y)]), [list(face) for face in faces], smooth=True)
    return thicken(link(mesh, "piece", material(of)), thickness, 1)


def flap_outline(half, reach):
    """Returns the corners of a pointed flap that hangs from the x axis and has a soft tip."""
    x = np.linspace(-half, half, 41)
    tip = half * 0.07
    from_tip = (np.sqrt(x**2 + tip**2) - tip) / (math.hypot(half, tip) - tip)
    return np.column_stack([x, -reach * (1 - from_tip)])


def envelope(rng, size, of="cream", lining=None, opened=False, front=False, art=None, art_scale=1.0):
    """Returns an envelope on the table, flap up; `opened` shows the lining, `front` the address side."""
    width, depth = size
    w, d = width / 2, depth / 2
    if front:
        return sheet(rng, size, of, 0.5, 0.0, 0.7, rng.uniform(0.6, 1.4), art, art_scale)
    bulge, lift = rng.uniform(1.0, 1.6), rng.uniform(2.2, 3.4)

    def layer(z):
        def height(x, y):
            return z + bulge * np.clip(1 - (x / w) ** 2, 0, 1) * np.clip(1 - (y / d) ** 2, 0, 1)

        return height

    parts = [piece([(-w, -d), (w, -d), (w, d), (-w, d)], of, lambda x, y: 0.05 + 0 * x)]
    if lining and opened:
        parts.append(piece([(-w + 3, -d + 3), (w - 3, -d + 3), (w - 3, d), (-w + 3, d)], lining, layer(0.25)))
    # The sides are folded in, then the lower part is folded up and glued on them. Its straight edge is the throat.
    throat = d * 0.22
    for side in (-1, 1):
        wing = [(side * w, -d), (side * w, d), (side * w * 0.2, throat - 5), (side * w * 0.2, -d * 0.6)]
        parts.append(piece(wing[::side], of, layer(0.5), 0.3))
    pocket = [(-w, -d), (w, -d), *rounded_corner(w * 0.46, throat), *rounded_corner(-w * 0.46, throat)[::-1]]
    parts.append(piece(pocket, of, layer(1.0), 0.3))
    if opened:
        # An opened flap stands up at its fold and bends back towards its tip.
        reach, rise, twist = depth * 0.56, rng.uniform(0.26, 0.36), rng.normal(0, 0.05)

        def opened_flap(z):
            def height(x, y):
                down = np.clip(y / reach, 0, 1)
                return z + reach * rise * down * (1.25 - 0.55 * down) + twist * x * down

            return height

        outwards = flap_outline(w, -reach)[::-1]
        flap = [piece(outwards, of, opened_flap(0))]
        if lining:
            flap.append(piece(flap_outline(w - 6, 6 - reach)[::-1], lining, opened_flap(0.2)))
        return parts + move(flap, (0, d, 0.3))
    flap_depth, below = depth * 0.6, layer(1.6)

    def flap_height(x, y):
        down = (d - y) / flap_depth
        # The flap arches across, so that light and shade show both of its edges.
        return below(x, y) + lift * down**2 + 1.2 * down * np.clip(1 - (x / (w * (1.02 - down))) ** 2, 0, 1)

    return [*parts, piece(flap_outline(w, flap_depth) + (0, d), of, flap_height, 0.4)]


def rounded_corner(x, y, radius=4.0):
    """Returns points around the upper corner of a pocket that narrows upwards, from its outer side."""
    turn = np.linspace(0, math.pi / 2, 6)
    side = math.copysign(1, x)
    return [(x - side * radius * (1 - math.cos(a)), y - radius * (1 - math.sin(a))) for a in turn]
