"""Cords, threads, ribbons and straw."""

import math

import bpy
import numpy as np
from materials import material
from meshes import link, skin, thicken, unwrap


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


def twine(path, thickness=1.8, of="cotton", loose_ends=False):
    """Returns a cord of three twisted strands with loose fibres; `loose_ends` lets its end fray."""
    rng = np.random.default_rng(int(abs(np.sum(path)) * 97) % 2**31)
    dense = resample(path, 0.45)
    side, up = frames(dense)
    # Real cord is neither straight nor evenly thick.
    drift = np.cumsum(rng.normal(0, 1, (len(dense), 2)), 0)
    drift -= np.linspace(0, 1, len(dense))[:, None] * drift[-1]
    dense = dense + (side * drift[:, :1] + up * drift[:, 1:] * 0.4) * thickness * 0.012
    slub = 1 + 0.10 * np.sin(np.cumsum(rng.uniform(0.02, 0.3, len(dense))))[:, None]
    phase = (np.cumsum(rng.uniform(0.8, 1.2, len(dense))) * 0.45 * 1.75 / thickness)[:, None]
    strands = []
    for turn in (0, 2.09, 4.19):
        away = side * np.cos(phase + turn) + up * np.sin(phase + turn)
        strands += cord(dense + away * thickness * 0.25 * slub, thickness * 0.56, of, smooth=False)
    return [*strands, fuzz(rng, dense, side, up, thickness, of, loose_ends)]


def frames(path):
    """Returns two directions perpendicular to the path at each point, with as little twist as possible."""
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    side = np.empty_like(along)
    side[0] = np.cross(along[0], (0.3, 0.5, 0.81))
    for index in range(len(along)):
        last = side[max(index - 1, 0)]
        side[index] = last - along[index] * last.dot(along[index])
        side[index] /= np.linalg.norm(side[index]) + 1e-9
    return side, np.cross(along, side)


def fuzz(rng, path, side, up, thickness, of, loose_ends):
    """Returns the short fibres that stick out of a cord."""
    curve = bpy.data.curves.new("fuzz", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", 0.035, 0
    starts = rng.integers(0, len(path), int(len(path) * 0.8))
    if loose_ends:
        starts = np.concatenate([starts, np.full(46, len(path) - 1)])
    end = path[-1] - path[max(0, len(path) - 6)]
    for place, at in enumerate(starts):
        angle = rng.uniform(0, 6.28)
        out = side[at] * math.cos(angle) + up[at] * math.sin(angle)
        frayed = loose_ends and place >= len(starts) - 46
        towards = end / 2.2 * rng.uniform(0.6, 1.6) + out if frayed else out + rng.normal(0, 0.9, 3)
        reach = np.cumsum(np.full((4, 3), towards) * rng.uniform(0.2, 0.55) + rng.normal(0, 0.16, (4, 3)), 0)
        points = np.vstack([path[at] + out * thickness * 0.3, path[at] + out * thickness * 0.42 + reach])
        add_strand(curve, points)
    return link(curve, "fuzz", material(of))


def tie(rng, width, depth, height, of="cotton", thickness=1.8, size=30, bow_turn=0, rise=0):
    """Returns twine that is tied crosswise around a block on the table, with a bow on top.

    `rise` is how much higher the block is in its middle than at its edges.
    """
    parts = []
    for turned in (False, True):
        half, other = ((depth, width) if turned else (width, depth))[0] / 2, rng.normal(0, 1.6)
        out, top, soft = half + thickness * 0.3, height + thickness * (0.75 if turned else 0.3), 1.6
        wander = rng.normal(0, 1.1, 5)
        edge, shoulder = top - rise, top - rise * 0.55
        # The twine goes on below the block.
        corner = [(-out + 5, 0.3), (-out, 0.3), (-out, height * 0.5), (-out, edge - soft)]
        corner += [(-out + 0.3, edge), (-out + soft * 2, edge)]
        middle = [(-half * 0.5, shoulder), (0, top + 0.25), (half * 0.5, shoulder)]
        outline = corner + middle + [(-x, z) for x, z in corner[::-1]]
        sway = np.interp(np.linspace(0, 4, len(outline)), range(5), wander)
        path = [(x, other + y, z) for (x, z), y in zip(outline, sway)]
        parts += twine([(-y, x, z) for x, y, z in path] if turned else path, thickness, of)
    knotted = bow(rng, size, of, thickness, (width / 2, depth / 2), bow_turn)
    for part in knotted:
        part.location.z = height + thickness * 1.1
    return parts + knotted


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


def band(path, across, thickness=0.4, of="cotton", **printed):
    """Returns a flat strip that follows points in the x-z plane, `across` mm wide along y.

    An artwork covers the strip as seen from above.
    """
    path = resample(path, 2.0)
    sides = np.array([-1, -0.33, 0.33, 1])
    along = (path[:, 0] - path[:, 0].min()) / np.ptp(path[:, 0])
    mesh = skin([path + (0, side * across / 2, 0) for side in sides])
    unwrap(mesh, np.dstack(np.meshgrid(along, (sides + 1) / 2)))
    return [thicken(link(mesh, "band", material(of, **printed)), thickness)]


def wrap(width, depth, height, across, at=0, of="kraft", thickness=0.35, turned=False, **printed):
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
    strip = band(path, across, thickness, of, **printed)
    for part in strip:
        part.location = (at, 0, 0) if turned else (0, at, 0)
        part.rotation_euler.z = math.pi / 2 if turned else 0
    return strip


def bow(rng, size=34, of="cotton", thickness=1.8, edges=(1000, 1000), turned=0):
    """Returns a bow as somebody tied it, centred on the origin; its ends hang over the edges (x, y) of the box.

    The ends point to the front, or in another direction if it is `turned` by some degrees.
    """
    turn = math.radians(turned) + rng.normal(0, 0.42)
    across, along = np.array([math.cos(turn), math.sin(turn)]), np.array([-math.sin(turn), math.cos(turn)])

    def lay(path):
        x, y, z = resample(path, 1.5).T
        flat = x[:, None] * across + y[:, None] * along
        over = np.maximum(np.abs(flat) - edges, 0)
        kept = np.sign(flat) * np.minimum(np.abs(flat), np.array(edges) + thickness * np.minimum(over, 1) * 0.8)
        return np.column_stack([kept, z - over.sum(1)])

    parts = []
    for side in (-1, 1):
        lean, grown = rng.uniform(-0.42, 0.42), size * rng.uniform(0.56, 1.34)
        rise, droop, open_ = rng.uniform(2, 13), rng.uniform(-0.42, 0.1), rng.uniform(0.45, 1.7)
        loop = [
            (0, 0, 1),
            (side * grown * 0.4, grown * (0.24 * open_ + lean * 0.4), rise * 0.8),
            (side * grown * 0.95, grown * (0.3 * open_ + lean + droop), rise),
            (side * grown * 1.12, grown * (lean + droop), rise * 0.6),
            (side * grown * 0.8, grown * (-0.17 * open_ + lean * 0.7 + droop), rise * 0.35),
            (side * grown * 0.3, -grown * 0.06, 1.2),
            (0, 0, 1),
        ]
        drop, sway, curl = rng.uniform(0.7, 2.5), rng.uniform(0.1, 1.1), rng.normal(0, 0.26)
        tail = [
            (0, 0, 1.2),
            (side * size * 0.3, -size * 0.3, 1.4),
            (side * size * (0.3 + 0.3 * sway + curl), -size * 0.55 * drop, 0),
            (side * size * (0.9 * sway + curl), -size * 0.8 * drop, 0),
            (side * size * (sway - curl), -size * drop, 0.2),
        ]
        parts += twine(lay(loop), thickness, of) + twine(lay(tail), thickness, of, loose_ends=True)
    knot = [
        (math.cos(a) * thickness * 0.75, math.sin(a) * thickness * 0.6, 1.2 + a * 0.12)
        for a in np.linspace(0, 8, 14)
    ]
    return parts + twine(knot, thickness, of)


def tassel(rng, length=46, of="red thread", threads=120, drop=0.0, hang=0.0):
    """Returns a tassel of fine threads that lies along -y and hangs by a cord from the origin, `drop` mm above it.

    `hang` is how much longer than usual its cord is.
    """
    neck, tied = -15.0 - hang, 9.0
    parts = []
    # The head is round, and the skirt lies flat on the table.
    for _ in range(3):
        strands = bpy.data.curves.new("strands", "CURVE")
        strands.dimensions, strands.bevel_depth, strands.bevel_resolution = "3D", 0.16, 1
        for _ in range(threads // 3):
            angle, reach = rng.uniform(0, math.tau), rng.uniform(0, 1) ** 0.5
            x, z = reach * math.cos(angle), reach * math.sin(angle)
            end = length * (rng.uniform(0.9, 1.0) if rng.random() < 0.85 else rng.uniform(0.7, 1.05))
            along = np.linspace(0, 1, 16)
            fanned = 2.0 + 4.2 * along**1.4
            loose = np.clip(along * 4, 0, 1) * (0.25 + 0.5 * along)
            curl = [
                rng.normal(0, 0.5) * np.sin(along * rng.uniform(5, 16) + rng.uniform(0, 6)) for _ in range(2)
            ]
            path = np.column_stack(
                [
                    (x + rng.normal(0, 0.16) * along) * fanned + loose * curl[0],
                    neck - 4 - along * (end - 4),
                    2.0 + z * (1.9 - 0.9 * along) - 0.7 * along + loose * curl[1] * 0.5,
                ]
            )
            path[:, 2] = np.maximum(path[:, 2], 0.2)
            bulge = [
                (x * r, neck - 4 + y, 2.0 + z * r)
                for r, y in ((0.5, tied + 0.6), (2.1, tied - 2), (2.2, tied - 5))
            ]
            add_strand(strands, np.vstack([bulge, path]) - (0, 0, drop))
        parts.append(link(strands, "strands", material(of)))
    wound = np.linspace(0, math.tau * 9, 160)
    winding = np.column_stack(
        [
            np.cos(wound) * 2.2,
            neck - 1.6 - wound * 0.055 + rng.normal(0, 0.04, 160),
            2.0 + np.sin(wound) * 2.1 - drop,
        ]
    )
    parts += cord(winding, 0.62, of, smooth=False)
    hung = (0, neck + 5.4, 2.2 - drop)
    for side in (-1, 1):
        half = [(side * 0.4, 0.4, -0.2), (side * 0.6, -0.3, 0.8), (side * 1.0, -4, 0.6)]
        half += [(side * 0.9, -7.4, 0.4), (side * 0.8, -8, -0.4 * drop)]
        slack = np.array((0.25, 0.5, 0.75)) if hang else ()
        half += [(side * 1.3 + hang * 0.09 * math.sin(6 * at), -8 - hang * at, 0.7 - drop) for at in slack]
        half.append(hung)
        parts += twine(half, 1.0, of)
    turns = np.linspace(0, math.tau * 1.6, 24)
    knot = np.column_stack([np.cos(turns) * 1.1, neck + 6.2 + np.sin(turns) * 1.1, 1.6 + turns * 0.12 - drop])
    return parts + twine(knot, 1.1, of)


def add_strand(curve, path):
    spline = curve.splines.new("POLY")
    spline.points.add(len(path) - 1)
    spline.points.foreach_set("co", np.column_stack([path, np.ones(len(path))]).ravel())


def shreds(rng, width, depth, height, of="straw bits", count=1500):
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
        # Straw lies flat, so that it doesn't pierce the things on top of it.
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
            rng.uniform(-0.5, 0.5) * (width - 36),
            rng.uniform(-0.5, 0.5) * (depth - 36),
            rng.uniform(0.2, 0.8) * height,
        )
        thing.rotation_euler = (rng.normal(0, 0.06), rng.normal(0, 0.06), rng.uniform(0, 6.28))
        things.append(thing)
    return things
