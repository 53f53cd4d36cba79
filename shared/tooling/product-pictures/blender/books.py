"""Bound books: text blocks, covers and bindings. All lengths are in millimetres."""

import math

import numpy as np
from boxes import move, slab
from cords import band, cord, twine
from materials import paper
from meshes import link, skin, thicken
from sheets import sheet, stack

LEAF = 0.42


def cover(width, depth, thickness, board, of, lift=2.0):
    """Returns a sheet bent around the spine on the left. The front is slightly raised at the open side."""
    x0, x1 = -width / 2, width / 2
    height = thickness + board
    spine = [
        (x0 - board - 0.21 * height * math.sin(a), height / 2 - math.cos(a) * height / 2)
        for a in np.linspace(0, math.pi, 14)
    ]
    bottom = [(x, 0.0) for x in np.linspace(x1, x0, 24)]
    top = [(x, height + lift * ((x - x0) / width) ** 2.2) for x in np.linspace(x0, x1, 24)]
    profile = np.array(bottom + spine + top)
    rows = [np.insert(profile, 1, y, axis=1) for y in np.linspace(-depth / 2, depth / 2, 9)]
    wrapped = thicken(link(skin(rows), "cover", paper(of, solid=True)), board)
    soft = wrapped.modifiers.new("edge", "BEVEL")
    soft.width, soft.segments, soft.angle_limit = board * 0.3, 2, math.radians(60)
    wrapped.location.z = board / 2
    return wrapped


def block(rng, width, depth, thickness, of, deckle):
    count = max(6, int(thickness / LEAF))
    return stack(
        rng,
        (width, depth),
        count,
        (of,),
        thickness / count / 1.02,
        deckle,
        slip=0.5 if deckle else 0.1,
        gathering=4 if deckle else 1,
        twist=0.08,
        gap=1.02,
        waves=0.12,
    )


def book(
    rng,
    size,
    thickness=13,
    cover_of="kraft",
    pages="cream",
    binding="soft",
    deckle=0.5,
    spine=None,
    stitches=5,
    thread="cotton",
    title=None,
    elastic=None,
    ribbon=None,
    art=None,
    art_scale=1.0,
    cord_of=None,
    lift=2.0,
):
    """Returns a closed book whose spine is on the left.

    `binding` is soft (a sewn wrapper), hard (boards, cloth spine), coptic (open chain stitch) or wire.
    """
    width, depth = size
    if binding == "soft":
        board = 0.9
        inner = block(rng, width - 3, depth - 4, thickness, pages, deckle)
        parts = move(inner, (-0.5, 0, board)) + [cover(width, depth, thickness, board, cover_of, lift)]
        top = thickness + 2 * board
        parts += spine_stitches(rng, width, depth, thickness + board, stitches, thread)
    elif binding == "wire":
        board = 1.6
        inner = block(rng, width - 4, depth - 4, thickness, pages, deckle)
        parts = slab((width, depth, board), (0, 0, board / 2), cover_of) + move(inner, (1, 0, board))
        parts += slab((width, depth, 1.0), (0, 0, board + thickness + 1.0), cover_of, 0.4)
        top = board + thickness + 1.5
        parts += wire(width, depth, top)
    else:
        board = 2.4
        inner = block(rng, width - 6, depth - 6, thickness, pages, deckle)
        parts = move(inner, (0 if binding == "coptic" else 1.0, 0, board))
        for z in (board / 2, thickness + board * 1.5):
            parts += slab((width, depth, board), (0, 0, z), cover_of, 0.6)
        top = thickness + 2 * board
        if binding == "coptic":
            parts += chain_stitch(rng, width, depth, thickness, board, pages, thread)
        else:
            parts.append(cloth_spine(width, depth, top, spine or cover_of))
    if binding != "soft":
        lift = 0
    if art:
        printed = sheet(rng, (width * art_scale, depth * art_scale), cover_of, 0.1, 0, 0.01, art=art)
        slope = math.degrees(math.atan(lift / width))
        parts += move(printed, (width * 0.015, 0, top + lift * 0.5), (0, -slope, 0))
    if title:
        # A soft cover rises towards its open side, and the label with it.
        pasted = sheet(rng, (width * 0.46, depth * 0.13), title, 0.25, 0.28, 0.05)
        slope = math.degrees(math.atan(1.1 * lift / width))
        parts += move(pasted, (width * 0.05, depth * 0.2, top + 0.05 + lift * 0.34), (0, -slope, 0))
    if elastic:
        x, out = width * 0.36, depth / 2 + 0.6
        parts += move(
            band(
                [
                    (-out, 0, 0.3),
                    (-out, 0, 0.3),
                    (-out, 0, top + 0.5),
                    (-out, 0, top + 0.5),
                    (out, 0, top + 0.5),
                    (out, 0, top + 0.5),
                    (out, 0, 0.3),
                    (out, 0, 0.3),
                ],
                6,
                0.7,
                elastic,
            ),
            (x, 0, 0),
            (0, 0, 90),
        )
    if cord_of:
        x, out = width * 0.22, depth / 2 + 0.9
        parts += twine(
            [
                (x, -out, 0.5),
                (x, -out, 0.5),
                (x, -out, top + 0.8),
                (x, -out, top + 0.8),
                (x, 0, top + 1.0 + lift * 0.5),
                (x, out, top + 0.8),
                (x, out, top + 0.8),
                (x, out, 0.5),
                (x, out, 0.5),
            ],
            1.7,
            cord_of,
        )
    if ribbon:
        parts += ribbon_marker(rng, depth, top * 0.55, ribbon)
    return parts


def spine_stitches(rng, width, depth, height, count, thread):
    """Returns long stitches on the spine of a soft cover."""
    parts = []
    x = -width / 2 - 1.5 - height * 0.17
    ends = np.linspace(-depth * 0.42, depth * 0.42, count * 2)
    for start, end in zip(ends[::2], ends[1::2]):
        z = height / 2
        # Each stitch consists of two slightly loose threads, side by side.
        for beside in (-0.45, 0.45):
            slack = rng.normal(0, 0.5)
            parts += twine(
                [
                    (x + 0.8, start, z),
                    (x - 0.1, start + 0.8, z + beside * 0.6),
                    (x - 0.2, (start + end) / 2, z + beside + slack),
                    (x - 0.1, end - 0.8, z + beside * 0.6),
                    (x + 0.8, end, z),
                ],
                0.75,
                thread,
            )
    return parts


def chain_stitch(rng, width, depth, thickness, board, pages, thread):
    """Returns folded gatherings and the chains that hold them, on an open spine."""
    parts = []
    gatherings = max(4, int(thickness / 3.2))
    pitch = thickness / gatherings
    x = -width / 2 + 2.2
    for index in range(gatherings):
        z = board + (index + 0.5) * pitch
        fold = cord([(x, -depth / 2 + 3, z), (x, depth / 2 - 3, z)], pitch * 0.94, pages, smooth=False)
        parts += fold
    for y in np.linspace(-0.4, 0.4, 5) * depth:
        for index in range(gatherings + 1):
            z = board * 0.5 + index * (thickness + board) / gatherings
            step = (thickness + board) / gatherings
            for side in (-1, 1):
                parts += cord(
                    [
                        (x - pitch * 0.5 - 0.3, y, z),
                        (x - pitch * 0.5 - 0.9, y + side * 1.5, z + step * 0.5),
                        (x - pitch * 0.5 - 0.3, y, z + step * 1.05),
                    ],
                    0.95,
                    thread,
                )
        for z in (board * 0.5, thickness + board * 1.5):
            out = 1 if z > board else -1
            # Two threads come around the edge of the board and share a hole.
            for beside in (-1.3, 1.3):
                foot, slack = y + beside * rng.uniform(0.8, 1.3), rng.normal(0, 0.25)
                parts += cord(
                    [
                        (x - pitch * 0.4, foot, z - out * board * 0.5),
                        (-width / 2 - 0.4, foot, z),
                        (-width / 2 + 0.1, foot, z + out * (board * 0.5 + 0.15)),
                        (-width / 2 + 3.2, y + beside * 0.5 + slack, z + out * (board * 0.5 + 0.3)),
                        (-width / 2 + 6.2, y + beside * 0.2, z + out * (board * 0.5 + 0.1)),
                        (-width / 2 + 6.8, y, z),
                    ],
                    0.6,
                    thread,
                )
    return parts


def cloth_spine(width, depth, height, of):
    """Returns the strip of cloth or paper that joins two boards."""
    reach, out = width * 0.14, 0.45
    x0 = -width / 2
    path = [
        (x0 + reach, 0, height + 0.12),
        (x0 + 2, 0, height + 0.12),
        (x0 - out, 0, height),
        (x0 - out - 0.5, 0, height / 2),
        (x0 - out, 0, 0.2),
        (x0 + 2, 0, 0.1),
    ]
    strip = band(path, depth + 0.2, 0.3, of)[0]
    return strip


def wire(width, depth, height):
    """Returns a double wire through holes along the left side."""
    parts = []
    radius, x = height / 2 + 2.6, -width / 2 + 2.0
    for y in np.arange(-depth / 2 + 8, depth / 2 - 6, 8.47):
        for offset in (-1.1, 1.1):
            angles = np.linspace(-2.6, 2.6, 16)
            loop = [
                (
                    x + 3 - radius * 0.95 * math.cos(a * 0.55) + (radius * 0.3 if abs(a) > 2.2 else 0),
                    y + offset,
                    height / 2 + radius * math.sin(a * 0.6),
                )
                for a in angles
            ]
            parts += cord(loop, 1.0, "steel")
    return parts


def ribbon_marker(rng, depth, z, of):
    parts = band([(0, 0, z), (14, 0, z), (26, 0, z * 0.4), (40, 0, 0.6), (60, 0, 0.5)], 5, 0.25, of)
    return move(parts, (8, -depth / 2 + 6, 0), (0, 0, -90 + rng.uniform(-14, 14)))


def open_book(rng, size, thickness=13, cover_of="kraft", pages="cream", deckle=0.5, art=None, facing=None):
    """Returns a book that lies open in the middle, with `art` on its right page and `facing` on its left one."""
    width, depth = size
    parts = []
    for side in (-1, 1):
        parts += slab((width, depth, 1.2), (side * (width / 2 + 0.3), 0, 0.6), cover_of, 0.4)
        count = max(5, int(thickness / 2 / LEAF))
        for index in range(count):
            last = index == count - 1
            # All leaves run down into the fold.
            curl = {
                "left" if side > 0 else "right": -0.8 * index * LEAF,
                "right" if side > 0 else "left": 0.6 * last,
            }
            leaf = sheet(
                rng,
                (width - 4 - 0.05 * index, depth - 5),
                pages,
                0.3,
                deckle,
                0.15 if last else 0.05,
                curl,
                art=(art if side > 0 else facing) if last else None,
                art_scale=0.86,
            )
            parts += move(leaf, (side * (width / 2 - 2.1 - index * 0.05), 0, 1.3 + index * LEAF))
    return parts
