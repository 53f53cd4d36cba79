"""Bound books: text blocks, covers and bindings. All lengths are in millimetres."""

import math

import numpy as np
from boxes import move, slab
from cords import band, cord, resample, twine
from materials import material, paper, woven
from meshes import link, mesh_of, skin, thicken, unwrap
from sheets import rounded_rectangle, sheet, sheet_mesh, smooth_ring, stack

LEAF, CUT_LEAF = 0.42, 0.34
# A cloth spine: how wide it is on the boards, and how wide the groove is in which the cover hinges.
CLOTH, GROOVE = 24, 7.5
# How many leaves a folded section has, and how wide the hollow in the middle of an open book is on each side.
GATHERING = 4
GUTTER = 24


def bow(rng, width, depth, lift, wave):
    """Returns a function from x, y to how far a front cover is raised: most at its open side, and never evenly."""
    phase = rng.uniform(0, 6, 3)

    def rise(x, y):
        across = np.clip(x / width + 0.5, 0, 1)
        # One corner has been thumbed more often than the other.
        raised = lift * (1 + 0.45 * np.sin(0.6 + phase[0] / 6 - y * 2 / depth)) * across**2.2
        wavy = 1.4 + np.sin(across * 5 + y * 0.03 + phase[1]) + 0.4 * np.sin(across * 3 - y * 0.05 + phase[2])
        return raised + wave * wavy * np.clip(across * 5, 0, 1)

    return rise


def lay_on(things, place, rise):
    """Lays flat sheets on a bowed cover."""
    for thing in things:
        for vertex in thing.data.vertices:
            vertex.co.z += rise(vertex.co.x + place[0], vertex.co.y + place[1])
    return move(things, place)


def cover(width, depth, thickness, board, of, rise):
    """Returns a sheet bent around the spine on the left. The front rises as `rise` says."""
    x0, x1 = -width / 2, width / 2
    height = thickness + board
    spine = [
        (x0 - board - 0.21 * height * math.sin(a), height / 2 - math.cos(a) * height / 2)
        for a in np.linspace(0, math.pi, 14)
    ]
    bottom = [(x, 0.0) for x in np.linspace(x1, x0, 24)]
    across, rows = np.linspace(x0, x1, 24), []
    for y in np.linspace(-depth / 2, depth / 2, 25):
        top = np.column_stack([across, height + rise(across, y)])
        rows.append(np.insert(np.concatenate([bottom, spine, top]), 1, y, axis=1))
    wrapped = thicken(link(skin(rows), "cover", paper(of, solid=True, worn=(width, depth))), board)
    soft = wrapped.modifiers.new("edge", "BEVEL")
    soft.width, soft.segments, soft.angle_limit = board * 0.3, 2, math.radians(60)
    wrapped.location.z = board / 2
    return wrapped


def cover_board(rng, size, thickness, at, of, rise=None):
    """Returns a board covered in paper, at a height. Its corners are bumped."""
    width, depth = size
    rim, normals = rounded_rectangle(width, depth, 1.2, 900)
    rim = rim + normals * (0.07 * smooth_ring(rng, 900, 14))[:, None]
    for corner in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        from_corner = np.linalg.norm(rim - np.array(corner) * (width / 2, depth / 2), axis=1)
        rim -= np.array(corner) * (rng.uniform(0.1, 0.9) * np.exp(-((from_corner / 3) ** 2)))[:, None]
    soft = min(0.7, thickness * 0.4)
    rows = [(rim * share, -thickness / 2) for share in np.linspace(0.001, 0.97, 9)]
    for angle in np.linspace(-math.pi / 2, math.pi / 2, 9):
        side = math.copysign(thickness / 2 - soft, angle) if angle else 0
        rows.append((rim - normals * soft * (1 - math.cos(angle)), side + soft * math.sin(angle)))
    rows += [(rim * share, thickness / 2) for share in np.linspace(0.97, 0.001, 24)]
    points = [np.column_stack([row, z + (rise(*row.T) if rise else 0 * row[:, 0])]) for row, z in rows]
    made = link(skin(points, closed=True), "board", paper(of, solid=True, worn=tuple(size)))
    made.location.z = at
    return [made]


def block(rng, width, depth, thickness, of, deckle):
    count = max(6, int(thickness / (LEAF if deckle else CUT_LEAF)))
    return stack(
        rng,
        (width, depth),
        count,
        tuple(of) if isinstance(of, list) else (of,),
        thickness / count / 1.02,
        deckle,
        slip=0.5 if deckle else 0.22,
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
    title_art=None,
    elastic=None,
    ribbon=None,
    art=None,
    art_scale=1.0,
    cord_of=None,
    lift=2.0,
):
    """Returns a closed book whose spine is on the left.

    `binding` is soft (a sewn wrapper), hard (boards, cloth spine), coptic (open chain stitch) or wire. The `pages` of a
    soft book may be a list of papers.
    """
    width, depth = size
    rise = bow(rng, width, depth, lift, {"soft": 0.22, "hard": 0, "coptic": 0.3}.get(binding, 0.08))
    if binding == "soft":
        board = 0.9
        inner = block(rng, width - 3, depth - 4, thickness, pages, deckle)
        parts = move(inner, (-0.5, 0, board)) + [cover(width, depth, thickness, board, cover_of, rise)]
        top = thickness + 2 * board
        parts += spine_stitches(rng, width, depth, thickness + board, stitches, thread)
    elif binding == "wire":
        board = 1.6
        inner = block(rng, width - 4, depth - 4, thickness, pages, deckle)
        parts = cover_board(rng, size, board, board / 2, cover_of) + move(inner, (1, 0, board))
        parts += cover_board(rng, size, 1.0, board + thickness + 1.0, cover_of, rise)
        top = board + thickness + 1.5
        parts += wire(width, depth, top)
    else:
        board = 2.4
        inner = block(rng, width - 6, depth - 6, thickness, pages, deckle)
        parts = move(inner, (0 if binding == "coptic" else 1.0, 0, board))
        top = thickness + 2 * board
        if binding == "coptic":
            parts += cover_board(rng, size, board, board / 2, cover_of)
            parts += cover_board(rng, size, board, thickness + board * 1.5, cover_of, rise)
            parts += chain_stitch(rng, width, depth, thickness, board, pages, thread)
        else:
            # The paper laps over the cloth, and is turned over the edges of the boards.
            for z in (board / 2, thickness + board * 1.5):
                boards = (width - CLOTH, depth)
                middle = (CLOTH / 2, 0, z)
                parts += slab((*boards, board + 0.5), middle, cover_of, 0.9, bump=1.4, worn=boards)
            parts += cloth_spine(width, depth, top, board, spine or cover_of)
            top += 0.25
    if binding == "hard":
        lift, rise = 0, lambda x, y: 0
    if art:
        printed = sheet(rng, (width * art_scale, depth * art_scale), cover_of, 0.1, 0, 0.01, art=art)
        parts += lay_on(printed, (width * 0.015, 0, top + 0.1), rise)
    if title:
        pasted = sheet(rng, (width * 0.46, depth * 0.13), title, 0.25, 0.28, 0.05, art=title_art)
        parts += lay_on(pasted, (width * (-0.1 if cord_of else 0.05), depth * 0.2, top + (0.25 if art else 0.1)), rise)
    if elastic:
        parts += move(elastic_band(depth, top, elastic), (width * 0.36, 0, 0), (0, 0, 90))
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
    x = -width / 2 - 1.5 - height * 0.21
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
                1.0,
                thread,
            )
    return parts


def chain_stitch(rng, width, depth, thickness, board, pages, thread):
    """Returns folded gatherings and the chains that hold them, on an open spine."""
    parts = []
    gatherings = max(4, int(thickness / 3.2))
    pitch = thickness / gatherings
    x = -width / 2 + 2.6
    for index in range(gatherings):
        parts += folds(rng, x + rng.normal(0, 0.15), depth - 6, board + (index + 0.5) * pitch, pitch, pages)
    x -= pitch * 0.42
    step = (thickness + board) / gatherings
    for y in np.linspace(-0.4, 0.4, 5) * depth:
        for index in range(gatherings):
            # Each link of the chain passes behind the one below it.
            z = board * 0.5 + index * step
            for side in (-1, 1):
                slack = rng.normal(0, 0.12, 3)
                link_path = [
                    (x + 0.3, y + side * 0.2, z - step * 0.2),
                    (x - 0.5, y + side * 1.5 + slack[0], z + step * 0.2),
                    (x - 0.9, y + side * 1.7 + slack[1], z + step * 0.6),
                    (x - 0.8, y + side * 0.9 + slack[2], z + step * 1.0),
                    (x - 0.1, y + side * 0.2, z + step * 1.25),
                ]
                parts += twine(link_path, 1.1, thread)
        for z in (board * 0.5, thickness + board * 1.5):
            out = 1 if z > board else -1
            # Two threads come around the edge of the board and share a hole.
            for beside in (-1.3, 1.3):
                foot, slack = y + beside * rng.uniform(0.8, 1.3), rng.normal(0, 0.25)
                around = [
                    (x + 0.4, foot, z - out * board * 0.5),
                    (-width / 2 - 0.4, foot, z),
                    (-width / 2 + 0.1, foot, z + out * (board * 0.5 + 0.15)),
                    (-width / 2 + 3.2, y + beside * 0.5 + slack, z + out * (board * 0.5 + 0.3)),
                    (-width / 2 + 6.2, y + beside * 0.2, z + out * (board * 0.5 + 0.1)),
                    (-width / 2 + 6.8, y, z),
                ]
                parts += twine(around, 1.05, thread)
    return parts


def folds(rng, x, depth, z, pitch, pages):
    """Returns the folds of the sheets of a gathering, one inside the other."""
    parts = []
    for layer in range(3):
        half = pitch * (0.46 - 0.14 * layer)
        angles = np.linspace(-math.pi / 2, math.pi / 2, 12)
        nose = [(x + layer * 0.45 - half * 0.8 * math.cos(a), z + half * math.sin(a)) for a in angles]
        profile = np.array([(x + 9, z - half * 0.9), *nose, (x + 9, z + half * 0.9)])
        sway = rng.normal(0, 0.12, 14)
        stops = np.linspace(-depth / 2, depth / 2, 14) + rng.normal(0, 0.35, 14) * [1, *[0] * 12, 1]
        rows = [np.insert(profile + (s, 0), 1, y, axis=1) for s, y in zip(sway, stops)]
        parts.append(thicken(link(skin(rows), "fold", paper(pages, solid=True)), 0.32))
    return parts


def cloth_spine(width, depth, height, board, of):
    """Returns the cloth that joins two boards: pressed into a groove along each, and round over the back."""
    left = -width / 2
    upper = [(CLOTH + 2, 0), (CLOTH - 4, 0), (GROOVE + 1.6, 0), (GROOVE + 0.6, -0.25), (GROOVE - 0.6, 0.85 - board)]
    upper += [(GROOVE - 2.4, 0.75 - board), (3.6, -0.5), (2.2, 0.1), (0.9, -0.5)]
    back = [(0.9 - 3.1 * math.sin(a), -math.cos(a)) for a in np.linspace(0.45, math.pi - 0.45, 9)]
    middle = height / 2
    outline = [(left + x, height + z) for x, z in upper]
    outline += [(left + x, middle - (middle - 1.2) * z * 1.1) for x, z in back]
    outline += [(left + x, -z) for x, z in upper[::-1]]
    outline = resample([(x, 0, z) for x, z in outline], 0.4)
    along = np.gradient(outline, axis=0)
    outwards = np.cross((0, 1, 0), along / np.linalg.norm(along, axis=1, keepdims=True))
    length = np.cumsum(np.linalg.norm(along, axis=1))
    rows, places = [], []
    # At head and tail the cloth is turned in over the boards and the back.
    ends = [(-0.5, -board), (0.05, -1.1), (0.1, -0.7), (-0.1, -0.25), (-0.5, 0)]
    for out, inwards in [*ends, *((-x, 0) for x in np.linspace(4, depth - 4, 30)), *ends[::-1]]:
        y = -depth / 2 - out if len(rows) < 33 else depth / 2 + out
        rows.append(outline + (0, y, 0) + outwards * (inwards + 0.25))
        places.append(np.column_stack([length, np.full(len(length), y)]))
    mesh = unwrap(skin(rows), np.array(places))
    parts = []
    for z in (board / 2, height - board / 2):
        parts += slab((CLOTH - GROOVE, depth - 0.8, board - 0.2), (left + (CLOTH + GROOVE) / 2, 0, z), of, 0.3)
    parts += slab((5, depth - 6, height - 2 * board), (left + 3.2, 0, middle), "cream", 2)
    for y in (3 - depth / 2, depth / 2 - 3):
        # A headband covers the end of the sections.
        bent = [
            (left + 4.6 - 3.4 * math.sin(a), y, middle - (middle - board) * math.cos(a))
            for a in np.linspace(0, math.pi, 9)
        ]
        parts += twine(bent, 2.2, "cotton")
    return parts + [thicken(link(mesh, "cloth", material(of, unrolled=(1, 1), bump=0.9)), 0.5)]


def wire(width, depth, height):
    """Returns a double wire along the left side, with the holes in the front cover through which it passes."""
    parts = []
    radius, hole = height / 2 + 1.7, -width / 2 + 5.2
    turn = np.linspace(0, math.tau, 48)
    for y in wire_places(depth):
        corners = [(hole - 2, y - 2.1), (hole + 1.9, y - 2.1), (hole + 1.9, y + 2.1), (hole - 2, y + 2.1)]
        punched = mesh_of([(*corner, height + 0.06) for corner in corners], [range(4)])
        parts.append(link(punched, "hole", material("graphite")))
        for beside in (-1.2, 1.2):
            middle = hole - math.sqrt(radius**2 - (height / 2) ** 2)
            ring = np.column_stack(
                [middle + radius * np.cos(turn), np.full(48, y + beside), height / 2 + radius * np.sin(turn)]
            )
            parts += cord(ring, 1.0, "steel", smooth=False)
    return parts


def ribbon_marker(rng, depth, z, of):
    """Returns a ribbon that leaves the pages at the tail of a book, falls over the board and curls on the table."""
    side = rng.choice([-1, 1])
    fall = [(0, -9, z), (0.2, 1, z), (0.5, 3.6, z - 0.2), (1.0, 5.6, z - 2.2), (1.6, 8.0, 1.6), (2.4, 12, 0.5)]
    lie = [(5, 22, 3.4), (9, 31, 5.2), (15, 40, 0.5), (22, 48, 0.4), (31, 54, 3.0), (40, 56, 5), (45, 55, 8)]
    path = np.array(fall + lie) * (side, -1.1, 1)
    return move(grosgrain(path, 6, of), (0, -depth / 2 - 3.4 + 6, 0))


def grosgrain(path, width, of, turned_over=0.62):
    """Returns a ribbon along a path, with ribs across it. It lies flat, but turns over at this part of its length."""
    step = 0.16
    path = resample(path, step)
    along = np.gradient(path, axis=0)
    across = np.cross(along, (0, 0, 1))
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    face = np.cross(across, along / np.linalg.norm(along, axis=1, keepdims=True))
    steps = np.arange(len(path))[:, None]
    lean = 0.22 * np.sin(steps * 0.021)
    rib = 0.09 * np.sin(steps * 1.15)
    turn = math.pi * np.clip((steps - turned_over * len(path)) * step / 19 + 0.5, 0, 1)
    flat, upright = np.cos(turn), np.sin(turn)
    rows, places = [], []
    for share in np.linspace(-1, 1, 13):
        # The selvedge is flat, and the end is cut on the slant.
        kept = len(path) - int(14 * (1 + share))
        out, raised = share * width / 2, rib * (abs(share) < 0.9) + 0.3 * np.abs(lean) * share**2
        rise = out * (lean * flat + upright) + raised * flat + width / 2 * upright
        row = path + across * out * flat + face * rise
        rows.append(row[np.minimum(np.arange(len(path)), kept)])
        places.append(np.column_stack([np.arange(len(path)) * step, np.full(len(path), out)]))
    cloth = unwrap(skin(rows), np.array(places))
    return [thicken(link(cloth, "ribbon", woven(of)), 0.25)]


def open_book(
    rng,
    size,
    thickness=13,
    cover_of="kraft",
    pages="cream",
    binding="soft",
    deckle=0.5,
    spine="linen",
    thread="cotton",
    art=None,
    facing=None,
    ribbon=None,
):
    """Returns a book that lies open in the middle, with `art` on its right page and `facing` on its left one.

    `binding` is soft, hard or coptic.
    """
    width, depth = size
    board = 0.9 if binding == "soft" else 2.4
    parts = open_cover(width, depth, thickness, board, cover_of, binding, spine)
    tops = {}
    for side in (-1, 1):
        # Nobody opens a book exactly in the middle.
        height = thickness * (0.5 + side * 0.07)
        count = max(6, int(height / LEAF))
        for index in range(count):
            last = index == count - 1
            fold = 1 - (index // GATHERING * GATHERING + GATHERING / 2) / count
            curve = leaf_curve((index + 1) / count, max(0, fold), height, width - 3)
            mesh = sheet_mesh(
                rng, width - 3, depth - 4, 0.3, deckle, 0.3 if last else 0, grid=64 if last else 26
            )
            loose = rng.uniform(1.4, 2.6) * 0.5 ** (count - 1 - index)
            bend(mesh, curve, side, loose, width - 3)
            printed = (art if side > 0 else facing) if last else None
            leaf = link(mesh, "leaf", paper(pages, art=printed, art_scale=0.86))
            leaf.location.z = board
            parts.append(leaf)
        tops[side] = curve
    parts += gutter_thread(rng, depth, board + tops[1][1][0] + 1.5, thread)
    if ribbon:
        parts.append(open_ribbon(rng, depth, tops[1], board, ribbon))
    return parts


def leaf_curve(level, fold, height, length):
    """Returns the x and z of points on a leaf of an open book, from the spine outwards.

    `level` is its height in the pile and `fold` how far the fold of its gathering is from the middle, both from 0 to 1.
    """
    x = np.linspace(0, length, 400)
    near = np.clip(x / GUTTER, 0, 1)
    rise = (1 - (1 - near) ** 2) ** 0.75
    swell = x / 34 * np.exp(1 - x / 34)
    return fold * height * 0.8 + x, level * height * (0.25 + 0.75 * rise + 0.22 * swell)


def bend(mesh, curve, side, loose, length):
    """Bends a flat sheet along a curve. Its fore edge rises by `loose`, most of all at the front."""
    x, z = curve
    along = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(z)))])
    points = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    # The fold is straight, even if the sheet has a deckle all around.
    reach = np.clip(points[:, 0] * side + length / 2, 0, None)
    free = loose * (reach / length) ** 2.5 * (1 - points[:, 1] / length)
    points[:, 0] = side * np.interp(reach, along, x)
    points[:, 2] += np.interp(reach, along, z) + free
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.update()


def open_cover(width, depth, thickness, board, of, binding, spine):
    """Returns the cover under an open book: one piece of paper, or two boards with or without a strip of cloth."""
    inner = {"soft": 0, "hard": thickness * 0.3, "coptic": thickness * 0.2}[binding]
    outer = width + thickness * 0.4 + (0.5 if binding == "soft" else 2.5)
    parts = []
    for side in (-1, 1):
        parts += slab((outer - inner, depth, board), (side * (outer + inner) / 2, 0, board / 2), of, 0.4)
    if binding == "hard":
        parts += slab((thickness * 0.6 + 24, depth, 0.5), (0, 0, board + 0.1), spine, 0.2)
    return parts


def gutter_thread(rng, depth, z, thread):
    """Returns the stitches in the fold of the gathering at which a book is open."""
    parts = []
    ends = np.linspace(-depth * 0.4, depth * 0.4, 8)
    for start, end in zip(ends[::2], ends[1::2]):
        sag = rng.normal(0, 0.15)
        middle = (start + end) / 2
        stitch = [(0, start, -1.2), (0, start + 0.8, 0), (sag, middle, 0.15), (0, end - 0.8, 0), (0, end, -1.2)]
        parts += twine(np.add(stitch, (0, 0, z)), 1.0, thread)
    return parts


def open_ribbon(rng, depth, page, board, of):
    """Returns a ribbon that lies on the right page near the fold and hangs out at the front."""
    y = np.linspace(depth / 2 - 2, -depth / 2 - 44, 120)
    down = (depth / 2 - y) / depth
    middle = 3 + 3 * np.sin(down * 2.6) + rng.uniform(2, 9) * down**4
    edge = np.clip((-depth / 2 + 2 - y) / 14, 0, 1)
    rows, places = [], []
    for across in (-2.5, -0.8, 0.8, 2.5):
        x = middle + across
        on_page = board + np.interp(x, *page) + 1.2
        rows.append(np.column_stack([x, y, on_page + (0.5 - on_page) * (edge * edge * (3 - 2 * edge))]))
        places.append(np.column_stack([y, 0 * y + across]))
    return thicken(link(unwrap(skin(rows), np.array(places)), "ribbon", woven(of)), 0.25)


def elastic_band(depth, height, of):
    """Returns a ribbed elastic along x that is stretched around a block and runs on below it."""
    out = depth / 2 + 0.5
    # It pulls tight over the rounded edges of the boards and hangs free between them.
    outline = [(-out + 12, -0.1), (-out + 1.6, 0), (-out + 0.3, 0.4), (-out, 1.3), (-out + 0.3, height * 0.3)]
    outline += [(-out + 0.45, height / 2), (-out + 0.3, height * 0.7), (-out, height - 1.5)]
    outline += [(-out + 0.25, height - 0.4)]
    outline += [(-out + 1.5, height + 0.25), (-out + 6, height + 0.45), (0, height + 0.5)]
    outline += [(-x, z) for x, z in outline[-2::-1]]
    path = resample([(x, 0, z) for x, z in outline], 0.5)
    along = np.gradient(path, axis=0)
    outwards = np.cross(along / np.linalg.norm(along, axis=1, keepdims=True), (0, 1, 0))
    length = np.cumsum(np.linalg.norm(np.gradient(path, axis=0), axis=1))
    drift = 0.5 * np.sin(path[:, 0] * 0.017 + 0.6)
    rows, places = [], []
    for across in np.linspace(-1, 1, 49):
        # Cords of rubber run through the weave.
        rib = 0.2 * (1 - across**8) + 0.13 * abs(math.sin(across * math.pi * 4))
        rows.append(path + np.column_stack([0 * drift, across * 3.0 + drift, 0 * drift]) + outwards * (rib - 0.15))
        places.append(np.column_stack([length, np.full(len(path), across * 3.0)]))
    cloth = unwrap(skin(rows), np.array(places))
    return [thicken(link(cloth, "elastic", woven(of)), 0.5)]


def desk_calendar(rng, size=(210, 180), of="seed", board="kraft", art=None, stand=46, leaves=12):
    """Returns a tent of board that stands on the table, with leaves that hang from the double wire at its top."""
    width, depth = size
    half, radius, pitch = math.radians(stand / 2), 8.5, 0.42
    rise, reach = depth * math.cos(half), depth * math.sin(half)
    centre = (0, 0, rise)
    # The top of the tent is the origin of both sides.
    front = slab((width, depth, 1.8), (0, -depth / 2, 0), board)
    for index in range(leaves):
        top = index == leaves - 1
        leaf = sheet(
            rng,
            (width - 2, depth - 6),
            of,
            0.38,
            0.45,
            0.04,
            {"front": 0.55 * index + rng.uniform(0, 0.3)},
            art if top else None,
            (0.98, 0.92),
        )
        slip = (rng.normal(0, 0.35), -depth / 2 + rng.normal(0, 0.8), 1.1 + index * pitch)
        front += move(leaf, slip, (0, 0, rng.normal(0, 0.12)))
    outside = 1.1 + leaves * pitch
    hole = -math.sqrt(radius**2 - outside**2)
    wires = []
    for x in np.arange(-width / 2 + 10, width / 2 - 6, 12.7):
        corners = [(x - 2.2, hole - 1.9), (x + 2.2, hole - 1.9), (x + 2.2, hole + 1.5), (x - 2.2, hole + 1.5)]
        punched = mesh_of([(*corner, outside + 0.32) for corner in corners], [range(4)])
        front.append(link(punched, "hole", material("graphite")))
        for beside in (-1.15, 1.15):
            turn = np.linspace(0, math.tau, 40)
            ring = np.column_stack(
                [np.full(40, x + beside), radius * np.sin(turn), rise + radius * np.cos(turn)]
            )
            wires += cord(ring, 1.15, "steel", smooth=False)
    back = slab((width, depth, 1.8), (0, depth / 2, 0), board)
    base = slab((width - 1, 2 * reach - 4, 1.6), (0, 0, 0.8), board)
    lean = 90 - stand / 2
    return move(front, centre, (lean, 0, 0)) + move(back, centre, (-lean, 0, 0)) + base + wires


def open_wire_book(rng, size, thickness=11, cover_of="kraft", pages="ivory", turned=3, art=None):
    """Returns a book that lies open on its wire, with the cover and a few `turned` pages on the left."""
    width, depth = size
    # Loops run from the holes on the left, over the middle, to the holes on the right.
    inner, hole, radius = 4.0, 8.0, thickness / 2 + 3.5
    parts = []
    piles = {-1: (1.0, turned * LEAF), 1: (1.6, thickness - turned * LEAF)}
    for side, (board, height) in piles.items():
        parts += slab((width, depth, board), (side * (inner + width / 2), 0, board / 2), cover_of, 0.4)
        count = max(1, int(height / LEAF))
        for index in range(count):
            last = index == count - 1
            curl = {"right-front": 3.4, "right-back": 1.0} if side > 0 else {"left-front": 3.0}
            leaf = sheet(
                rng,
                (width - 2, depth - 3),
                pages,
                0.3,
                0,
                0.2 * last,
                curl if last else 0,
                art=art if last and side > 0 else None,
            )
            shift = (side * (inner + width / 2) + rng.normal(0, 0.25), rng.normal(0, 0.2))
            parts += move(leaf, (*shift, board + index * height / count))
        for y in wire_places(depth):
            parts += slab((3.6, 4.2, 0.1), (side * hole, y, board + height + 0.75), "graphite", 0.04)
    tops = {side: board + height for side, (board, height) in piles.items()}
    for y in wire_places(depth):
        for offset in (-1.1, 1.1):
            middle = [(radius * math.cos(a), radius + radius * math.sin(a)) for a in np.linspace(2.6, 0.5, 14)]
            left = [(-hole, tops[-1] - 1), (-hole - 0.2, tops[-1] + 2)]
            right = [(hole + 0.2, tops[1] + 1.5), (hole, tops[1] - 1)]
            parts += cord([(x, y + offset, z) for x, z in (*left, *middle, *right)], 1.0, "steel")
    return parts


def wire_places(depth):
    """Returns where along the spine the loops of a wire are."""
    return np.arange(-depth / 2 + 8, depth / 2 - 6, 8.47)
