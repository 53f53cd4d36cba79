"""Sheets of paper with deckled edges, and stacks of them. All lengths are in millimetres."""

import math

import bpy
import materials
import numpy as np
from materials import paper
from mathutils.bvhtree import BVHTree
from mathutils.geometry import delaunay_2d_cdt
from meshes import link, mesh_of, unwrap

STEP = 1.1
MOST_EDGE_POINTS = 2400
# How many outlines the sheets of a stack share.
VARIANTS = 8


def smooth_ring(rng, count, wavelength):
    """Returns periodic noise, deviation 1, for `count` points around an outline."""
    frequency = np.fft.rfftfreq(count) * wavelength
    spectrum = np.fft.rfft(rng.standard_normal(count)) * np.exp(-(frequency**2))
    spectrum[0] = 0
    ring = np.fft.irfft(spectrum, count)
    return ring / (ring.std() + 1e-9)


def rounded_rectangle(width, depth, radius, count):
    """Returns points around a rectangle and the outward normals there."""
    radius = min(radius, width / 2, depth / 2)
    quarter = math.pi * radius / 2
    sides = [depth - 2 * radius, width - 2 * radius] * 2
    corners = [(1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)]
    total = sum(sides) + 4 * quarter
    points, normals = [], []
    for at in np.arange(count) * total / count:
        for side, (sx, sy, start) in zip(sides, corners):
            turn = math.radians(start)
            normal = np.array([math.cos(turn), math.sin(turn)])
            along = np.array([-normal[1], normal[0]])
            centre = np.array([sx * (width / 2 - radius), sy * (depth / 2 - radius)])
            if at < side:
                points.append(centre + normal * radius + along * (at - side))
                normals.append(normal)
                break
            at -= side
            if at < quarter:
                angle = turn + at / radius if radius else turn
                normal = np.array([math.cos(angle), math.sin(angle)])
                points.append(centre + normal * radius)
                normals.append(normal)
                break
            at -= quarter
        else:
            points.append(points[0])
            normals.append(normals[0])
    return np.array(points), np.array(normals)


def outline(rng, width, depth, deckle):
    """Returns the edge of a sheet and the normals there; `deckle` is how far the edge strays."""
    count = int(min(MOST_EDGE_POINTS, 2 * (width + depth) / STEP))
    points, normals = rounded_rectangle(width, depth, 0.5 + 2.5 * deckle, count)
    if not deckle:
        return points, normals
    step = 2 * (width + depth) / count
    stray = (
        0.46 * smooth_ring(rng, count, 30 / step)
        + 0.24 * smooth_ring(rng, count, 9 / step)
        + 0.14 * smooth_ring(rng, count, 2.6 / step)
    )
    stray = stray - 0.16 * np.abs(smooth_ring(rng, count, 5 / step))
    return points + normals * (stray * deckle)[:, None], normals


def warp(rng, width, depth, waves, curl):
    """Returns a function from x, y to the height of a sheet that isn't quite flat."""
    terms = [
        (
            rng.uniform(0.5, 1.6) * 2 / width,
            rng.uniform(0.5, 1.6) * 2 / depth,
            rng.uniform(0, 6.28),
            rng.normal(),
        )
        for _ in range(4)
    ]
    lifts = curl if isinstance(curl, dict) else {"right-front": curl}
    signs = {
        "right": (1, 0),
        "left": (-1, 0),
        "front": (0, -1),
        "back": (0, 1),
        "right-front": (1, -1),
        "right-back": (1, 1),
        "left-front": (-1, -1),
        "left-back": (-1, 1),
    }

    def height(x, y):
        wave = sum(a * np.sin(u * x * 3 + v * y * 3 + phase) for u, v, phase, a in terms)
        # Never below zero, because the sheet rests on whatever is below it.
        z = waves * (1 + wave / sum(abs(a) for *_, a in terms))
        for corner, lift in lifts.items():
            sx, sy = signs[corner]
            reach = (sx * x * 2 / width + sy * y * 2 / depth) / (abs(sx) + abs(sy))
            z = z + lift * np.clip(reach, 0, 1.2) ** 2.4
        return z

    return height


def sheet_mesh(rng, width, depth, thickness=0.45, deckle=0.9, waves=0.25, curl=0.0, grid=26, ripple=0.0):
    edge, normals = outline(rng, width, depth, deckle)
    count = len(edge)
    inner = edge[::2] - normals[::2] * 1.6
    across, along = np.meshgrid(
        np.linspace(-0.5, 0.5, grid)[1:-1] * (width - 6), np.linspace(-0.5, 0.5, grid)[1:-1] * (depth - 6)
    )
    points = np.concatenate([edge, inner, np.stack([across.ravel(), along.ravel()], 1)])
    ring = [(i, (i + 1) % count) for i in range(count)]
    flat, _, triangles, origin, _, _ = delaunay_2d_cdt([tuple(p) for p in points], ring, [], 1, 1e-5)
    flat = np.array([tuple(p) for p in flat])
    on_edge = np.array([any(o < count for o in sources) for sources in origin])
    # Deckled edges get thinner towards the outside.
    half = np.where(on_edge, thickness * (0.16 if deckle else 0.46), thickness * 0.5)
    base = warp(rng, width, depth, waves, curl)(flat[:, 0], flat[:, 1]) + thickness / 2
    grain = rng.normal(0, 0.05 * deckle * min(1, thickness), len(flat)) * on_edge
    if ripple:
        # The edge of handmade paper cockles as it dries.
        wave = ripple * smooth_ring(rng, count, 24 * count / (width + depth) / 2)
        sources = [min(origins) for origins in origin]
        grain += np.array([wave[at] if at < count else 0 for at in sources])
    top = np.column_stack([flat, base + half + grain])
    bottom = np.column_stack([flat, base - half + grain])
    total = len(flat)
    faces = [list(t) for t in triangles] + [[i + total for i in reversed(t)] for t in triangles]
    place = {source: index for index, sources in enumerate(origin) for source in sources if source < count}
    # The side has its own points, so that the shading isn't smoothed across the edge.
    rim = np.array([place[i] for i in range(count) if i in place])
    sides = np.concatenate([top[rim], bottom[rim]])
    size = len(rim)
    faces += [
        [2 * total + i, 2 * total + size + i, 2 * total + size + (i + 1) % size, 2 * total + (i + 1) % size]
        for i in range(size)
    ]
    vertices = np.concatenate([top, bottom, sides])
    mesh = mesh_of(vertices, faces, smooth=True)
    unwrap(mesh, vertices[:, :2] / (width, depth) + 0.5)
    mesh.update()
    return mesh


def bend(mesh, start, radius, degrees, turn=0.0):
    """Bends a flat sheet upwards beyond `start` mm in the direction `turn` (0 is the back edge, 90 the left one)."""
    points = np.array([v.co for v in mesh.vertices])
    ahead = np.array([-math.sin(math.radians(turn)), math.cos(math.radians(turn)), 0])
    along = points @ ahead
    most = math.radians(degrees)
    angle = np.clip((along - start) / radius, 0, most)
    straight = np.maximum(along - start - radius * most, 0)
    above = points[:, 2] * (angle > 0)
    forward = (radius - above) * np.sin(angle) + straight * np.cos(angle)
    rise = radius * (1 - np.cos(angle)) + above * (np.cos(angle) - 1) + straight * np.sin(angle)
    moved = points + ahead * (np.where(angle > 0, start + forward, along) - along)[:, None] + (0, 0, 1) * rise[:, None]
    mesh.vertices.foreach_set("co", moved.ravel())
    mesh.update()


def sheet(
    rng,
    size,
    paper_name="cream",
    thickness=0.45,
    deckle=0.9,
    waves=0.25,
    curl=0.0,
    art=None,
    art_scale=1.0,
    fuzz=False,
    scale=1.0,
    bent=None,
    translucence=0.0,
):
    """Returns one sheet; `bent` has the arguments of `bend`, and `fuzz` is how many fibres its edge loses (1 is many)."""
    width, depth = size
    material = paper(
        paper_name,
        art=art,
        art_scale=art_scale,
        scale=scale,
        unrolled=tuple(size) if bent else None,
        translucence=translucence,
        dipped=tuple(size),
    )
    mesh = sheet_mesh(rng, width, depth, thickness, deckle, waves, curl, grid=90 if bent else 26)
    if bent:
        bend(mesh, **bent)
    things = [link(mesh, "sheet", material)]
    if fuzz:
        things.append(fringe(rng, things[0].data, width, depth, material, 0.35 / fuzz))
    return things


def fringe(rng, mesh, width, depth, material, spacing=0.35):
    """Returns the loose fibres that stick out of a deckled edge."""
    curve = bpy.data.curves.new("fringe", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = 0.028
    curve.bevel_resolution = 0
    rim = np.array([v.co for v in mesh.vertices])
    near = rim[(np.abs(rim[:, 0]) > width / 2 - 3.5) | (np.abs(rim[:, 1]) > depth / 2 - 3.5)]
    for start in near[rng.integers(0, len(near), int(2 * (width + depth) / spacing))]:
        angle = math.atan2(start[1] / depth, start[0] / width) + rng.normal(0, 0.9)
        steps, length = 5, rng.uniform(0.4, 2.0)
        angles = angle + np.cumsum(rng.normal(0, 0.35, steps))
        path = start[:2] + np.cumsum(np.stack([np.cos(angles), np.sin(angles)], 1) * length / steps, 0)
        rise = start[2] + np.cumsum(rng.normal(0, 0.06, steps))
        spline = curve.splines.new("POLY")
        spline.points.add(steps)
        spline.points.foreach_set(
            "co", np.concatenate([[[*start, 1]], np.column_stack([path, rise, np.ones(steps)])]).ravel()
        )
    return link(curve, "fringe", material)


def stack(
    rng,
    size,
    count,
    papers=("cream",),
    thickness=0.45,
    deckle=0.9,
    slip=1.2,
    twist=0.6,
    curl=0.0,
    waves=0.25,
    art=None,
    art_scale=1.0,
    gap=1.12,
    gathering=1,
    fuzz=False,
    scale=1.0,
    seeds=0,
    fan=(0, 0, 0),
    strays=0.0,
):
    """Returns sheets on top of each other; `papers` repeats from the bottom up.

    `fan` is how far each sheet is pushed (x and y) and turned against the one below it. A gathering is how many
    sheets lie exactly on each other, as in the folded sections of a book. `strays` is the share of sheets that stick out.
    """
    width, depth = size
    things, variants = [], {}
    for index in range(count):
        name = papers[index % len(papers)] if len(papers) < count else papers[index]
        top = index == count - 1
        if top:
            mesh = sheet_mesh(rng, width, depth, thickness, deckle, waves, curl)
            material = paper(name, art=art, art_scale=art_scale, scale=scale, dipped=tuple(size))
        else:
            key = (name, index % VARIANTS)
            material = paper(name, scale=scale, dipped=tuple(size))
            if key not in variants:
                # Use flat sheets, because differently bent sheets would intersect.
                ripple = thickness * (gap - 1) * 0.4 if deckle else 0
                variants[key] = sheet_mesh(rng, width, depth, thickness, deckle, 0, 0, grid=8, ripple=ripple)
                variants[key].materials.append(material)
            mesh = variants[key]
        thing = bpy.data.objects.new("leaf", mesh)
        bpy.context.scene.collection.objects.link(thing)
        if top:
            mesh.materials.append(material)
        if index % gathering == 0:
            astray = 4 if strays and rng.random() < strays else 1
            shift = rng.normal(0, slip, 2) * astray
        pushed = index - count / 2
        thing.location = (shift[0] + fan[0] * pushed, shift[1] + fan[1] * pushed, index * thickness * gap)
        # Rotate every second sheet to hide that there are only a few outlines.
        turn = math.radians(rng.normal(0, twist) * astray + fan[2] * pushed)
        thing.rotation_euler.z = turn + (0 if top or index % 2 else math.pi)
        things.append(thing)
        if top and fuzz:
            hair = fringe(rng, mesh, width, depth, material)
            hair.location, hair.rotation_euler = thing.location, thing.rotation_euler
            things.append(hair)
        if top and seeds:
            for seed in scatter_seeds(rng, mesh, width, depth, seeds):
                seed.parent = thing
                things.append(seed)
    return things


# The length and width of basil, mustard and portulaca seeds in millimetres.
SEEDS = {"basil seed": (2.0, 1.3), "mustard seed": (1.6, 1.5), "portulaca seed": (0.8, 0.65)}


def scatter_seeds(rng, mesh, width, depth, count):
    """Returns seeds that are half sunk into the upper side of a sheet."""
    surface = BVHTree.FromPolygons([v.co for v in mesh.vertices], [list(p.vertices) for p in mesh.polygons])
    things = []
    for name, (length, breadth) in SEEDS.items():
        bpy.ops.mesh.primitive_uv_sphere_add(segments=12, ring_count=8, radius=0.5)
        first = bpy.context.object
        first.data.materials.append(materials.material(name))
        first.data.polygons.foreach_set("use_smooth", [True] * len(first.data.polygons))
        for index in range(count // len(SEEDS)):
            seed = first if index == 0 else bpy.data.objects.new("seed", first.data)
            if index:
                bpy.context.scene.collection.objects.link(seed)
            x, y = rng.uniform(-0.5, 0.5, 2) * (width - 5, depth - 5)
            found = surface.ray_cast((x, y, 500), (0, 0, -1))[0]
            grown = rng.uniform(0.7, 1.15)
            seed.location = (x, y, found.z + breadth * grown * rng.uniform(-0.3, 0.12))
            seed.scale = (length * grown, breadth * grown, breadth * grown * 0.8)
            seed.rotation_euler.z = rng.uniform(0, math.tau)
            things.append(seed)
    return things
