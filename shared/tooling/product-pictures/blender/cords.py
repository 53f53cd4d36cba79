"""Cords, threads, ribbons and straw."""

import math

import bpy
import numpy as np
from materials import material
from meshes import link, skin, thicken


def cord(path, thickness=1.2, of="cotton", smooth=True):
    """Returns a round cord along points."""
    curve = bpy.data.curves.new("cord", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution = thickness / 2, 2
    curve.resolution_u = 6
    spline = curve.splines.new("NURBS" if smooth else "POLY")
    spline.points.add(len(path) - 1)
    spline.points.foreach_set("co", np.column_stack([path, np.ones(len(path))]).ravel())
    if smooth:
        spline.use_endpoint_u, spline.order_u = True, 3
    return [link(curve, "cord", material(of))]


def twine(path, thickness=1.4, of="cotton"):
    """Returns a cord of two twisted strands."""
    dense = resample(path, 0.8)
    along = np.gradient(dense, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    side = np.cross(along, (0.1, 0.2, 1.0))
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    up = np.cross(side, along)
    phase = np.arange(len(dense))[:, None] * 0.8 / thickness * 1.6
    strands = []
    for turn in (0, math.pi):
        strand = dense + (side * np.cos(phase + turn) + up * np.sin(phase + turn)) * thickness * 0.24
        strands += cord(strand, thickness * 0.56, of, smooth=False)
    return strands


def resample(path, step):
    """Returns points at equal distances on a smooth curve through `path`."""
    path = np.array(path, float)
    for _ in range(3):
        finer = np.empty((len(path) * 2, 3))
        finer[0], finer[-1] = path[0], path[-1]
        finer[1:-1:2] = 0.75 * path[:-1] + 0.25 * path[1:]
        finer[2::2] = 0.25 * path[:-1] + 0.75 * path[1:]
        path = finer
    lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    wanted = np.arange(0, lengths[-1], step)
    return np.column_stack([np.interp(wanted, lengths, path[:, axis]) for axis in range(3)])


def band(path, across, thickness=0.4, of="cotton"):
    """Returns a flat strip that follows points in the x-z plane, `across` mm wide along y."""
    path = resample(path, 2.0)
    edges = [path + (0, side * across / 2, 0) for side in (-1, -0.33, 0.33, 1)]
    return [thicken(link(skin(edges), "band", material(of)), thickness)]


def wrap(width, depth, height, across, at=0, of="kraft", thickness=0.35, turned=False):
    """Returns a paper band around a block that stands on the table."""
    half, gap = width / 2 + thickness, thickness
    path = [
        (-half, 0, 0.2),
        (-half, 0, 0.2),
        (-half, 0, height * 0.5),
        (-half, 0, height + gap),
        (-half, 0, height + gap),
        (0, 0, height + gap * 1.4),
        (half, 0, height + gap),
        (half, 0, height + gap),
        (half, 0, height * 0.5),
        (half, 0, 0.2),
        (half, 0, 0.2),
    ]
    strip = band(path, across, thickness, of)
    for part in strip:
        part.location = (at, 0, 0) if turned else (0, at, 0)
        part.rotation_euler.z = math.pi / 2 if turned else 0
    return strip


def bow(rng, size=34, of="cotton", thickness=1.6):
    """Returns a tied bow with two loops and two ends, centred on the origin."""
    parts = []
    for side in (-1, 1):
        lean = rng.uniform(-0.15, 0.15)
        loop = [
            (0, 0, 1),
            (side * size * 0.4, size * (0.26 + lean), 2.5),
            (side * size, size * (0.34 + lean), 3),
            (side * size * 1.1, size * lean, 3.4),
            (side * size * 0.8, size * (-0.2 + lean), 2.2),
            (side * size * 0.3, -size * 0.05, 1.6),
            (0, 0, 1),
        ]
        tail = [
            (0, 0, 1.2),
            (side * size * 0.3, -size * 0.35, 1),
            (side * size * 0.5, -size * 0.8, 0.4),
            (side * size * rng.uniform(0.6, 1.1), -size * 1.25, 0.4),
        ]
        parts += twine(loop, thickness, of) + twine(tail, thickness, of)
    knot = [
        (math.cos(a) * thickness * 1.2, math.sin(a) * thickness * 1.0, 1.6 + math.sin(a * 2) * 0.5)
        for a in np.linspace(0, 9, 10)
    ]
    return parts + twine(knot, thickness, of)


def tassel(rng, length=46, of="red thread", threads=44):
    """Returns a tassel that lies on the table and points along -y from the origin."""
    parts = []
    for _ in range(threads):
        spread = rng.normal(0, 0.09)
        rise = abs(rng.normal(1.1, 0.6))
        path = [
            (0, 0, 1.4),
            (spread * 10, -9, 1.6 + rise * 0.4),
            (length * spread * 0.6 + rng.normal(0, 0.6), -length * 0.6, rise),
            (length * spread + rng.normal(0, 1.5), -length * rng.uniform(0.86, 1.04), rise * 0.5 + 0.2),
        ]
        parts += cord(path, 0.42, of)
    neck = [(math.cos(a) * 1.7, -8 - a * 0.18, 1.7 + math.sin(a) * 1.7) for a in np.linspace(0, 26, 80)]
    return parts + cord(neck, 0.6, of, smooth=False)


def shreds(rng, width, depth, height, of="straw bits", count=900):
    """Returns a bed of shredded paper or straw."""
    meshes = []
    for _ in range(14):
        steps, length = 9, rng.uniform(24, 60)
        turn = np.cumsum(rng.normal(0, 0.45, steps))
        tilt = np.cumsum(rng.normal(0, 0.35, steps))
        path = np.cumsum(
            np.stack([np.cos(turn) * np.cos(tilt), np.sin(turn) * np.cos(tilt), np.sin(tilt)], 1)
            * length
            / steps,
            0,
        )
        path -= path.mean(0)
        # Straw lies flat, so that it doesn't pierce what lies on it.
        path[:, 2] *= 0.35
        twist = np.cumsum(rng.normal(0, 0.4, steps))
        side = np.stack(
            [-np.sin(turn) * np.cos(twist), np.cos(turn) * np.cos(twist), np.sin(twist)], 1
        ) * rng.uniform(0.5, 1.0)
        mesh = skin([path - side, path + side])
        mesh.materials.append(material(of))
        meshes.append(mesh)
    things = []
    for index in range(count):
        thing = bpy.data.objects.new("shred", meshes[index % len(meshes)])
        bpy.context.scene.collection.objects.link(thing)
        thing.location = (
            rng.uniform(-0.5, 0.5) * (width - 44),
            rng.uniform(-0.5, 0.5) * (depth - 44),
            rng.uniform(0.2, 0.8) * height,
        )
        thing.rotation_euler = (rng.normal(0, 0.06), rng.normal(0, 0.06), rng.uniform(0, 6.28))
        things.append(thing)
    return things
