"""Presents that are wrapped in a sheet of paper. All lengths are in millimetres."""

import math

import bpy
import cords
import numpy as np
import sheets
from boxes import move
from cords import add_strand
from materials import paper
from meshes import link, skin, thicken, unwrap

ROUND = 2.2
OVERLAP = 26
STEP = 2.5
WRAPPER = 0.16


def parcel(rng, size, of="banana", art=None, sheet_size=(500, 700), tie=None, scale=1.0):
    """Returns a box that is wrapped in one sheet, with an overlap on top and folded ends at its left and right."""
    width, depth, height = size
    w, d = width / 2, depth / 2
    bumps, creases = wrinkles(rng, width, depth, height)
    seam = depth * 0.12
    corners = [(seam, 1), (d, 1), (d, 0), (-d, 0), (-d, 1), (seam + OVERLAP, 1)]
    around, outwards, along = profile([(y, z * height) for y, z in corners])
    # The sheet begins under its own overlap.
    over = np.clip((along - along[-1] + d) / d, 0, 1) ** 2 * 0.9

    def cloth(points, place):
        mesh = unwrap(skin(points), place / sheet_size + (0.14, 0.08))
        wrapper = paper(of, art=art, unrolled=tuple(sheet_size), scale=scale)
        return thicken(link(mesh, "wrap", wrapper), 0.16, 1)

    # At both ends the paper bends around the edge of the box.
    bend = np.linspace(0, math.pi / 2, 6)
    straight = np.arange(-w + ROUND, w - ROUND, STEP)
    x = np.concatenate([-(w - ROUND) - ROUND * np.sin(bend[::-1]), straight, w - ROUND + ROUND * np.sin(bend)])
    inwards = ROUND * (1 - np.cos(np.concatenate([bend[::-1], 0 * straight, bend])))
    s, t = np.meshgrid(x, along, indexing="ij")
    free = np.minimum(1, np.minimum(w - np.abs(s), 16) / 12).clip(0)
    loose = over + (bumps(s, t) + creases(s, t)) * free - inwards[:, None]
    section = around + outwards * loose[..., None]
    parts = [cloth(np.dstack([s, section]), np.dstack([s + w, t]))]
    for end in (-1, 1):
        parts += folded_end(rng, cloth, end, size, along[-1])
    # The edge of the overlap lies on the front half of the box.
    parts = move(parts, (0, 0, 0), (0, 0, 180))
    if tie:
        parts += cords.tie(rng, width + 5, depth + 2.5, height + 1.4, tie, 2.4, 44)
    return parts


def opened_ream(rng, size=(297, 210, 55), of="kraft", pages="ivory", label=None, count=500):
    """Returns a ream along x whose wrapper is torn off at its right end, with a label that reads from there."""
    width, depth, height = size
    w, d, loose_sheets = width / 2 + 0.6, depth / 2 + 1.2, 14
    pitch = height / count
    parts = sheets.stack(
        rng, (width, depth), count - loose_sheets, (pages,), pitch, 0, slip=0.13, twist=0.015, gap=1.0, waves=0.02
    )
    for index in range(loose_sheets):
        # Whoever tore the wrapper has pulled at the uppermost sheets.
        pulled = (index / loose_sheets) ** 3 * 22 + rng.normal(0.5, 0.8)
        lift = {"right-front": 0.35 * index, "right-back": 0.12 * index}
        leaf = sheets.sheet(rng, (width, depth), pages, pitch, 0, 0.02, lift)
        place = (max(0, pulled), rng.normal(0, 0.25), (count - loose_sheets + index) * pitch)
        parts += move(leaf, place, (0, 0, rng.normal(0, 0.12) - 0.5 * (index / loose_sheets) ** 4))
    height += 0.4
    bumps, creases = wrinkles(rng, width, depth, height)
    seam = depth * 0.12
    corners = [(seam, 0), (d, 0), (d, 1), (-d, 1), (-d, 0), (seam + OVERLAP, 0)]
    around, outwards, along = profile([(y, z * height) for y, z in corners], -1)
    ragged = 9 * sheets.smooth_ring(rng, len(along), 30) + 4 * sheets.smooth_ring(rng, len(along), 8)
    ragged += 1.2 * sheets.smooth_ring(rng, len(along), 2)
    # It tore furthest on top.
    on_top = np.clip(around[:, 1] / height, 0, 1)
    torn = w * (0.5 - 0.42 * on_top + 0.16 * on_top * around[:, 0] / d) + ragged
    curled = on_top * (4 + 3.5 * sheets.smooth_ring(rng, len(along), 24)).clip(0.5)

    peeled = (1.6 + 1.1 * sheets.smooth_ring(rng, len(along), 12) + 0.5 * sheets.smooth_ring(rng, len(along), 2)).clip(0.2)

    def wrapped(start, end, steps, thick):
        s = start + np.linspace(0, 1, steps)[:, None] * (end - start)
        t = np.broadcast_to(along, s.shape)
        near = np.exp((s - torn) / 15)
        inside = np.clip((s + w) / 12, 0, 1)
        stand_off = (bumps(s, t) + creases(s, t)) * inside + curled * near + thick - WRAPPER
        points = np.dstack([s - 0.25 * curled * near, around + outwards * stand_off[..., None]])
        return points, np.dstack([s + w, t]) / 400

    # Where the outer layer of the paper was peeled off, its pale and thin core shows, which ends in fibres.
    core = wrapped(torn - 2, torn + peeled, 6, WRAPPER / 2)
    for layer, paper_name, thick in (
        (wrapped(ROUND - w, torn, 130, WRAPPER), of, WRAPPER),
        (core, "sand", WRAPPER / 2),
    ):
        mesh = unwrap(skin(layer[0]), layer[1])
        parts.append(thicken(link(mesh, "wrapper", paper(paper_name, unrolled=(400, 400))), thick, 1))
    parts.append(torn_fibres(rng, core[0][-1], outwards))
    if label:
        pasted = sheets.sheet(rng, (140, 60), "white", 0.15, 0, 0.05, art=label)
        parts += move(pasted, (-width * 0.24, 3, height + 1.4), (0, 0.2, 88.6))
    return parts


def torn_fibres(rng, edge, outwards):
    """Returns the short fibres that stick out of an edge which was torn towards +x."""
    curve = bpy.data.curves.new("fibres", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", 0.06, 0
    for at in rng.uniform(0, len(edge) - 1.01, 2600):
        index = int(at)
        start = edge[index] + (at - index) * (edge[index + 1] - edge[index]) - (0.6, 0, 0)
        aside = edge[index + 1] - edge[index]
        aside /= np.linalg.norm(aside) + 1e-9
        turn = rng.normal(0, 0.9) + np.cumsum(rng.normal(0, 0.3, 5))
        reach = np.outer(np.cos(turn), (1, 0, 0)) + np.outer(np.sin(turn), aside)
        reach = reach + rng.normal(0.1, 0.25) * np.array([0, *outwards[index]])
        path = np.cumsum(reach * rng.gamma(2, 0.9) / 5, 0)
        add_strand(curve, np.vstack([start, start + path]))
    return link(curve, "fibres", paper("sand", solid=True))


def profile(corners, way=1):
    """Returns points along a path with rounded corners, the outward normals, and the distances from its start.

    `way` is 1 for a path that turns right around the box and -1 for one that turns left.
    """
    points, normals = [], []
    for index, (start, end) in enumerate(zip(corners, corners[1:])):
        start, end = np.array(start, float), np.array(end, float)
        length = np.hypot(*(end - start))
        ahead = (end - start) / length
        out = way * np.array([-ahead[1], ahead[0]])
        first = ROUND if index else 0
        last = ROUND if index < len(corners) - 2 else 0
        for at in np.arange(first, length - last, STEP):
            points.append(start + ahead * at)
            normals.append(out)
        if last:
            centre = end - ahead * ROUND - out * ROUND
            for angle in np.linspace(0, math.pi / 2, 6):
                normal = out * math.cos(angle) + ahead * math.sin(angle)
                points.append(centre + normal * ROUND)
                normals.append(normal)
        else:
            points.append(end)
            normals.append(out)
    points = np.array(points)
    distance = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    return points, np.array(normals), distance


def wrinkles(rng, width, depth, height):
    """Returns how far paper stands off the box at a place on the sheet: soft bumps, and creases from handling."""
    phase = rng.uniform(0, 6.28, 4)
    girth = 2 * (depth + height)
    folds = [
        (rng.uniform(-0.5, 0.5) * width, rng.uniform(0, girth), rng.uniform(0, math.pi), rng.uniform(8, 34), rng.normal(0, 0.28))
        for _ in range(90)
    ]

    def bumps(s, t):
        wave = np.sin(s * 0.045 + t * 0.021 + phase[0]) + np.sin(s * 0.019 - t * 0.06 + phase[1])
        wave += 0.6 * np.sin(s * 0.09 + t * 0.08 + phase[2]) + 0.5 * np.sin(t * 0.13 - s * 0.05 + phase[3])
        return 0.55 + 0.24 * wave

    def creases(s, t):
        total = 0 * s
        for x, y, turn, length, rise in folds:
            along = (s - x) * math.cos(turn) + (t - y) * math.sin(turn)
            across = np.abs((t - y) * math.cos(turn) - (s - x) * math.sin(turn))
            total = total + rise * np.exp(-((along / length) ** 2) - across / 2.2)
        return total

    return bumps, creases


def folded_end(rng, cloth, end, size, girth):
    """Returns the sides that are folded in, the upper flap over them, and the pointed lower flap on top."""
    width, depth, height = size
    w, d, reach = width / 2, depth / 2 - ROUND, height * 0.82
    face = end * (w - 0.2)
    top = girth - depth * 0.62 - OVERLAP

    def flap(edge, up, out, narrowing, tip, place):
        """Adds a flap from an edge (y, z at both ends); it leaves the box by `tip` mm."""
        share = np.linspace(0, 1, 26)
        u, v = np.meshgrid(np.linspace(0, 1, 45), share, indexing="ij")
        half = 0.5 - v * narrowing
        start, finish = np.array(edge[0]), np.array(edge[1])
        position = start + ((0.5 + (2 * u - 1) * half)[..., None]) * (finish - start) + v[..., None] * np.array(up)
        ripple = 0.22 * np.sin(u * 9 + rng.uniform(0, 6)) * v + rng.normal(0, 0.15) * u
        stand_off = out + tip * v**2 + ripple
        points = np.dstack([face + end * stand_off, position])
        points = points if end < 0 else points[:, ::-1]
        uv = place(position, v * np.hypot(*up))
        return cloth(points, uv if end < 0 else uv[:, ::-1])

    def beyond(far):
        return width + far if end > 0 else -far

    low, high = ROUND * 0.6, height - ROUND * 0.6
    seam = depth * 0.12
    back, front, top = d - seam + height, girth - seam - OVERLAP - d - height, girth - seam - OVERLAP
    # Where the sides turn in, both flaps run to a point at 45 degrees.
    narrowing = reach / depth
    return [
        flap(
            [(d, low), (d, high)],
            (-d * 0.9, 0),
            0.1,
            0,
            0.3,
            lambda p, far: np.dstack([beyond(far), back - p[..., 1]]),
        ),
        flap(
            [(-d, low), (-d, high)],
            (d * 0.9, 0),
            0.1,
            0,
            0.3,
            lambda p, far: np.dstack([beyond(far), front + p[..., 1]]),
        ),
        flap(
            [(-d, high), (d, high)],
            (0, -reach),
            0.5,
            narrowing,
            0.7,
            lambda p, far: np.dstack([beyond(far), top + p[..., 0]]),
        ),
        flap(
            [(-d, low), (d, low)],
            (0, reach),
            0.9,
            narrowing,
            1.8,
            lambda p, far: np.dstack([beyond(far), back + d - p[..., 0]]),
        ),
    ]
