"""Pencils, brushes, pens and blotters. All lengths are in millimetres."""

import math

import bpy
import numpy as np
from boxes import move, slab
from cords import add_strand, cord, resample, twine
from materials import material, paint, paper, rolled_newsprint, stained_cloth
from meshes import link, mesh_of, skin, thicken, unwrap
from vessels import turned


def lying(parts, radius):
    """Lays an upright object on the table, pointing along +y."""
    return move(parts, (0, 0, radius), (-90, 0, 0))


def pencil(rng, of="kraft", seed_end="green thread", length=172, rolled=None):
    """Returns a pencil rolled from newspaper, with a seed capsule at its end.

    `rolled` degrees around its axis, the edge of its paper shows as a seam.
    """
    radius = 3.7
    edge = length - 20
    body = turned(
        [(0, 0), (radius * 0.9, 0), (radius, 0.6), (radius, edge - 1.4), (radius, edge)],
        paper(of, solid=True, scale=0.3),
        40,
    )
    scallop(body.data, edge, radius, 2.6 / 15)
    cone = turned(
        [(radius * 0.96, edge - 1.2), (radius * 0.975, edge), (1.05, length - 5)],
        rolled_newsprint(),
        40,
    )
    lead = turned(
        [(1.0, length - 5.1), (1.0, length - 4.7), (0.35, length - 0.5), (0, length)],
        material("graphite"),
        20,
    )
    dome = [(radius * math.sin(a), -6 - 4 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 10)]
    capsule = turned([*dome, (radius, 1.4)], material(seed_end), 28)
    parts = lying([body, cone, lead, capsule], radius)
    return parts if rolled is None else parts + lying([seam(rolled, radius, edge - 0.8, of)], radius)


def scallop(mesh, edge, radius, slope):
    """Lets the end of a pencil's paper run up and down around the cone that a sharpener has cut."""
    for vertex in mesh.vertices:
        if vertex.co.z > edge - 0.1:
            angle = math.atan2(vertex.co.y, vertex.co.x)
            up = 0.2 + 0.6 * math.cos(6 * angle + edge) + 0.3 * math.cos(angle)
            reach = (radius - slope * max(0, up) + 0.05) / radius
            vertex.co = (vertex.co.x * reach, vertex.co.y * reach, edge + up)


def seam(rolled, radius, length, of):
    """Returns the last turn of a pencil's paper, whose edge runs slightly askew and isn't glued down everywhere."""
    rng = np.random.default_rng(round(rolled))
    along = np.linspace(0.6, length, 40)
    edge = math.radians(rolled) + rng.normal(0, 0.08) * along / length + 0.02 * np.sin(along / rng.uniform(6, 14))
    loose = 0.12 + 0.1 * np.clip(np.sin(along / rng.uniform(15, 30) + rolled), 0, 1)
    rows = []
    for back in np.linspace(0, 1, 7):
        reach = radius + 0.03 + loose * (1 - back)
        rows.append(np.column_stack([reach * np.cos(edge + back), reach * np.sin(edge + back), along]))
    return thicken(link(skin(rows), "seam", paper(of, solid=True, scale=0.3)), 0.1)


def shavings(rng, of="kraft", count=3, spread=16):
    """Returns what a sharpener cut off a pencil: curls of newspaper with a coloured edge, and crumbs of lead."""
    parts = []
    for _ in range(count):
        turn = np.linspace(0, rng.uniform(2.5, 9), 140)
        torn = 0.1 * np.cumsum(rng.normal(0, 1, 140)) / 4 + 0.12 * np.sin(turn * 9)
        start, slope, rise = rng.uniform(0.8, 2.4), rng.uniform(0.15, 1.1), rng.uniform(0.5, 1.5)
        wide = rng.uniform(3.2, 6.4) * np.clip(0.35 + 2.2 * np.sin(np.pi * np.linspace(0.04, 0.96, 140)), 0, 1)
        bands = []
        for across in (0, 0.35, 0.7, 0.88, 1):
            reach = start + (wide + torn) * across * (0.85 + 0.15 * np.sin(turn * 1.3))
            z = 0.3 + rise * turn + slope * reach * (1 + 0.3 * np.sin(turn * 1.7 + start))
            bands.append(np.column_stack([reach * np.cos(turn), reach * np.sin(turn), z]))
        curl = thicken(link(skin(bands[:4]), "shaving", rolled_newsprint()), 0.16)
        rim = thicken(link(skin(bands[3:]), "shaving", paper(of, solid=True, scale=0.3)), 0.18)
        lean = (rng.normal(0, 12), rng.normal(0, 12), rng.uniform(0, 360))
        parts += move([curl, rim], (*rng.normal(0, 0.5, 2) * spread, 0), lean)
    places = np.insert(rng.normal(0, 0.55, (70, 2)) * spread, 2, 0.2, axis=1)
    corners = np.repeat(places, 3, 0) + rng.normal(0, 0.3, (210, 3)) * (1, 1, 0.3)
    crumbs = mesh_of(corners, [(at, at + 1, at + 2) for at in range(0, 210, 3)])
    return [*parts, link(crumbs, "lead", material("graphite"))]


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


def round_brush(rng, colour="indigo", length=208):
    """Returns a watercolour brush: a lacquered handle, a crimped ferrule and hair that ends in a wet point."""
    root, tip = length - 62, length - 30

    def smooth(outline, of):
        points = resample([(r, 0, z) for r, z in outline], 0.5)
        return turned([*((max(0, r), z) for r, _, z in points), outline[-1]], of, 40)

    handle = [(0, 0), (0.8, 0.2), (1.3, 6), (1.5, 30), (2.3, 66), (3.6, 104), (3.7, 118), (2.9, root), (2.8, root + 4)]
    crimped = [(2.9, root), (3.1, root + 2), (3.1, root + 5), (2.8, root + 6), (3.2, root + 7), (3.2, root + 9)]
    ferrule = [*crimped, (2.9, root + 10), (3.2, root + 11), (3.3, root + 18), (3.15, tip), (2.8, tip)]
    hair = [(2.8, tip - 1), (3.6, tip + 6), (3.8, tip + 11), (3.0, tip + 18)]
    hair += [(1.4, tip + 25), (0.4, tip + 29), (0, tip + 30)]
    parts = [smooth(handle, material("lacquer")), smooth(ferrule, material("steel")), smooth(hair, paint(colour))]
    radius, at = np.transpose(hair[:-1])
    strands = bpy.data.curves.new("hair", "CURVE")
    strands.dimensions, strands.bevel_depth, strands.bevel_resolution = "3D", 0.13, 0
    for _ in range(190):
        angle, end = rng.uniform(0, math.tau), tip + rng.uniform(11, 19)
        z = np.linspace(tip - 1, end, 9)
        reach = np.interp(z, at, radius) + rng.uniform(-0.1, 0.16)
        add_strand(strands, np.column_stack([reach * math.cos(angle), reach * math.sin(angle), z]))
    return lying([*parts, link(strands, "hair", material("bristle"))], 3.7)


def bone_folder(rng, length=152, width=20):
    """Returns a flat folder with one rounded and one pointed end, along +y."""
    along = np.linspace(0, 1, 60)
    half = width / 2 * np.minimum(1, np.sqrt(1 - (1 - np.minimum(along / 0.09, 1)) ** 2 + 1e-4))
    half *= np.interp(along, (0, 0.55, 0.86, 0.97, 1), (1, 0.96, 0.7, 0.36, 0.02))
    rows = []
    for turn in np.linspace(0, math.tau, 33):
        thick = 1.5 * np.minimum(1, half / 4)
        rows.append(np.column_stack([half * math.cos(turn), (along - 0.5) * length, 1.5 + thick * math.sin(turn)]))
    return [link(skin(rows), "folder", material("bone"))]


def nib_pen(rng, handle="bamboo", length=165, inked=None):
    """Returns a dip pen with a slit steel nib, whose point is wet if it is `inked`."""
    root = length - 30
    holder = turned(
        [(0, 0), (2.0, 0.4), (2.5, 4), (2.8, 40), (4.6, root * 0.82), (4.9, root * 0.9), (4.2, root)],
        material(handle),
        32,
    )
    socket = turned(
        [(4.25, root - 9), (4.45, root - 8.6), (4.3, root), (3.7, root + 0.4), (2.2, root), (0, root - 0.6)],
        material("brass"),
        32,
    )
    along = np.linspace(0, 1, 90)
    shape = [(0, 4.4), (0.36, 4.7), (0.46, 5.2), (0.54, 4.5), (0.64, 2.9), (0.76, 1.6), (0.89, 0.8), (1, 0.26)]
    reach = np.convolve(np.pad(np.interp(along, *zip(*shape)), 3, "edge"), np.ones(7) / 7, "valid")
    hole = np.sqrt(np.clip(1 - ((along - 0.5) / 0.04) ** 2, 0, 1)) * 1.1
    slit = np.where(along > 0.5, np.maximum(hole, 0.13), hole)
    bend = 3.9 + 1.4 * along
    parts = [holder, socket]
    for side in (-1, 1):
        rows = []
        for share in np.linspace(0, 1, 9):
            turn = side * (slit + (reach - slit) * share) / bend
            x, y = bend * np.sin(turn), bend * (1 - np.cos(turn)) - 3.3 + 0.8 * along
            rows.append(np.column_stack([x, y, root - 2 + 32 * along]))
        nib = np.array(rows)
        parts.append(thicken(link(skin(nib), "nib", material("steel")), 0.3))
        if inked:
            # Ink is held along the slit and runs off the sides.
            starts = np.linspace(0, 1, 9) ** 2 * 14 + 55
            wet = [row[np.linspace(start, 89, 30).round().astype(int)] for row, start in zip(nib[:-1], starts)]
            wet = np.array(wet) - (0, 0.22, 0)
            parts.append(link(skin(wet), "wet nib", paint(inked, dry=True)))
    return lying(parts, 4.9)


def blotter(rng, size=(108, 58), of="walnut"):
    """Returns a rocker blotter: blotting paper around a curved base, held by a plate that a turned knob presses down."""
    length, width = size
    radius, top = 92, 26
    half = math.asin(length / 2 / radius)
    turn = np.linspace(-half, half, 41)
    curve = np.column_stack([radius * np.sin(turn), radius * (1 - np.cos(turn))])
    profile = np.vstack([curve, [(length / 2, top), (-length / 2, top)]])
    count = len(profile)
    points = [np.insert(profile, 1, y, axis=1) for y in (-width / 2, width / 2)]
    sides = [[i, (i + 1) % count, count + (i + 1) % count, count + i] for i in range(count)]
    ends = [list(range(count))[::-1], list(range(count, 2 * count))]
    base = link(mesh_of(np.concatenate(points), sides + ends), "base", material(of, solid=True))
    soft = base.modifiers.new("edge", "BEVEL")
    soft.width, soft.segments, soft.angle_limit = 0.8, 2, math.radians(40)
    # The paper is turned over both ends of the base, and bulges where it isn't held.
    strip = [(-length / 2 + 7, top + 0.3), (-length / 2 + 0.8, top + 0.3), (-length / 2 - 0.9, top - 0.6)]
    strip += [(x * 1.004, z - 0.45) for x, z in curve]
    strip += [(-x, z) for x, z in strip[2::-1]]
    path = resample([(x, 0, z) for x, z in strip], 0.8)
    cut = [rng.normal(0, 0.12, len(path)) + side * (width / 2 - 0.8) for side in (-1, 1)]
    rows = [path + np.outer(y, (0, 1, 0)) for y in (cut[0], cut[0] * 0.4, cut[1] * 0.4, cut[1])]
    along, across = np.meshgrid(np.linspace(0, 1, len(path)), np.linspace(0, 1, 4))
    traces = paper("white", art="blotted", unrolled=(150, width), bleed=0.62)
    pad = link(unwrap(skin(rows), np.dstack([along, across])), "paper", traces)
    neck = [(9.5, top + 6), (9.8, top + 6.8), (8.6, top + 8), (6.4, top + 9), (5.3, top + 12), (5.6, top + 15)]
    head = [(8.6, top + 18.5), (12.2, top + 22), (13.4, top + 26), (12.6, top + 30), (9, top + 33), (4, top + 34.4)]
    knob = [(r, z) for r, _, z in resample([(r, 0, z) for r, z in (*neck, *head, (0, top + 34.8))], 0.6)]
    plate = slab((length + 5, width + 4, 5.6), (0, 0, top + 3.4), of, 1.6)
    return [base, thicken(pad, 0.5), *plate, turned(knob, material(of, solid=True), 48, rng=rng)]


def kalam(rng, colour="lamp black", length=150):
    """Returns the bamboo pen of Kalamkari: cotton wound above its point holds the dye."""
    radius, wound = 3.0, length - 34
    shaft = turned(
        [(0, 0), (radius, 0.5), (radius * 0.92, length * 0.7), (radius * 0.7, length - 10), (0.5, length)],
        material("bamboo"),
        24,
    )
    rise = np.linspace(0.4, 23.6, 14)
    swell = np.column_stack([radius * 0.8 + 3.4 * np.sin(math.pi * rise / 24) ** 0.6, wound + rise])
    pad = turned(swell, paint(colour, dry=True), 32, rng=rng)
    turns = np.linspace(0, 17 * math.tau, 17 * 14)
    z = np.linspace(0.6, 23.4, len(turns))
    reach = radius * 0.8 + 0.25 + 3.4 * np.sin(math.pi * z / 24) ** 0.6 + rng.normal(0, 0.06, len(turns))
    thread = cord(np.column_stack([reach * np.cos(turns), reach * np.sin(turns), wound + z]), 0.9, "cotton")
    tip = [(radius * 0.72, length - 10.5), (radius * 0.72, length - 10), (0.6, length + 0.1)]
    dyed = turned(tip, paint(colour, dry=True), 24)
    return lying([shaft, pad, *thread, dyed], radius + 3)


def stick(rng, of="bamboo", length=170, radius=2.6):
    """Returns a bamboo stick, cut to a point."""
    knots = [(0, 0)]
    for z in np.linspace(0, length * 0.86, 24):
        knots.append((radius * (1 + (0.16 if abs(z % 58 - 50) < 3 else 0)), z))
    return lying([turned([*knots, (radius * 0.9, length * 0.88), (0.4, length)], material(of), 20)], radius)


def drying_line(rng, length, pegs, sag=6):
    """Returns a cord along x that hangs through by `sag`, with a wooden peg on it at each x in `pegs`."""
    x = np.linspace(-length / 2, length / 2, 40)
    parts = twine(np.column_stack([x, 0 * x, sag * ((2 * x / length) ** 2 - 1)]), 3.2)
    for at in pegs:
        z = sag * ((2 * at / length) ** 2 - 1)
        parts += move(peg(rng), (at, 0, z), (0, rng.normal(0, 7), 0))
    return parts


def peg(rng):
    """Returns a wooden clothes peg that holds a sheet on a cord at the origin; its prongs are above."""
    parts = []
    for side in (-1, 1):
        # Seen from its side: the jaw below, the notch for the spring, the prong that is pressed.
        outline = [(0.6, -19), (2.2, -20), (5.0, -14), (6.0, 6), (7.5, 12), (10.5, 52), (8, 53), (3.4, 12), (1.8, 0)]
        rows = [[(x, side * out, z) for out, z in [*outline, outline[0]]] for x in (-4.6, 4.6)]
        caps = [mesh_of(row[:-1], [range(len(outline))]) for row in rows]
        wood = paper("birch", solid=True, bump=0.2)
        parts += [thicken(link(mesh, "prong", wood), 0.01) for mesh in (skin(rows), *caps)]
        parts[-3].data.use_auto_smooth = True
    coil = np.linspace(0, 5 * math.tau, 90)
    spring = np.column_stack([np.linspace(-5.6, 5.6, 90), 3.4 * np.cos(coil), 8 + 3.4 * np.sin(coil)])
    parts += cord(spring, 1.3, "steel", smooth=False)
    return move(parts, (0, 0, 0), (0, 0, rng.normal(0, 6)))


def rag(rng, colours, size=(112, 88)):
    """Returns a soft cotton cloth, folded once and dropped, on which brushes with these colours were wiped."""
    width, depth = size
    x, along = np.meshgrid(np.linspace(-0.5, 0.5, 130) * width, np.linspace(0, 2 * depth, 200))
    radius = 3.2 + 0.9 * np.sin(x * 0.07 + rng.uniform(0, 6))
    turn = np.clip((along - depth) / radius, 0, math.pi)
    # The upper half runs back from the fold, ends short of the lower one and lies askew on it.
    back = np.maximum(along - depth - math.pi * radius, 0)
    y = np.minimum(along, depth) - depth / 2 + radius * np.sin(turn) - back
    upper = turn / math.pi
    settled = 1.4 + (2 * radius - 1.4) * np.exp(-back / 16)
    z = 0.6 + np.where(back > 0, settled, radius * (1 - np.cos(turn)))
    skewed = x + rng.uniform(0.06, 0.16) * back
    for _ in range(6):
        # A soft fold gathers the cloth on both sides.
        start, slope = rng.uniform(-0.46, 0.46) * width, rng.normal(0, 0.45)
        away = depth / 2 - y
        off = x - start - slope * away - 2.5 * np.sin(away / rng.uniform(11, 19) + start)
        broad, high = rng.uniform(5, 9), rng.uniform(4, 8.5)
        length = np.exp(-(((away - rng.uniform(0.2, 0.9) * depth) / rng.uniform(30, 55)) ** 2))
        z = z + (0.25 + 0.75 * upper) * high * length * np.exp(-((off / broad) ** 2))
        skewed = skewed - 0.4 * high * length * np.tanh(off / broad)
    hem = 1.6 * np.sin(x * 0.09 + rng.uniform(0, 6)) * np.abs(1 - along / depth)
    side = 3.5 * np.sin(along * 0.045 + rng.uniform(0, 6)) * np.sin(x / width * 2.6)
    points = np.stack([skewed + side, y + hem, z], 2)
    cloth = unwrap(skin(points), np.stack([x, along], 2))
    of = stained_cloth(colours)
    parts = [thicken(link(cloth, "rag", of), 0.7, offset=1)]
    frayed = bpy.data.curves.new("frayed", "CURVE")
    frayed.dimensions, frayed.bevel_depth, frayed.bevel_resolution = "3D", 0.09, 1
    for row, outwards in ((0, -1), (-1, -1)):
        for column in rng.integers(0, 130, 60):
            reach = np.cumsum(rng.normal((0, outwards * 0.55, 0), (0.3, 0.2, 0.08), (6, 3)), 0) * rng.uniform(0.4, 1.3)
            strand = points[row, column] + np.vstack([np.zeros(3), reach])
            add_strand(frayed, np.maximum(strand, (-1e9, -1e9, 0.2)))
    return [*parts, link(frayed, "frayed", material("cotton"))]
