"""Cards, tags, seed packets, leaflets, petals and rolls. All lengths are in millimetres."""

import math

import bpy
import numpy as np
from boxes import move, slab
from cords import add_strand, cord, resample, tassel, twine
from materials import material, paper, pressed_leaf
from meshes import link, mesh_of, skin, thicken, unwrap
from sheets import sheet, stack
from vessels import turned

# The size of the sheets that `print_blocks.py` prints for tags, and how far below its edge a tag is pierced.
PRINT = (240, 320)
EYELET = 8
TAG_CORNERS = ("left-front", "right-front", "left-back", "right-back")


def card(rng, size, of="cream", art=None, art_scale=1.0, deckle=0.5, stand=None, opened=None, thickness=0.6, curl=0.6):
    """Returns a card that lies and curls, or a folded one.

    A folded one either stands with `stand` degrees between its halves or lies with its upper half sprung open.
    """
    width, depth = size
    if opened:
        lower = sheet(rng, size, of, thickness, deckle, 0.3, {"front": 2})
        upper = sheet(rng, size, of, thickness, deckle, 0.15, {"front": 5}, art, art_scale)
        # The fold is at the back.
        return lower + move(move(upper, (0, -depth / 2, 0)), (0, depth / 2, thickness * 1.2), (-opened, 0, 0))
    if stand is None:
        return sheet(rng, size, of, thickness, deckle, 0.3, curl, art, art_scale)
    lean = 90 - stand / 2
    reach = depth / 2 * math.sin(math.radians(stand / 2))
    rise = depth / 2 * math.cos(math.radians(stand / 2))
    front = move(
        sheet(rng, size, of, thickness, deckle, 0.15, 0, art, art_scale), (0, -reach, rise), (lean, 0, 0)
    )
    back = move(sheet(rng, size, of, thickness, deckle, 0.15, 0), (0, reach, rise), (-lean, 0, 0))
    return front + back


def gummed_block(rng, size=(230, 310), count=20, art=None, art_scale=0.9, gum="padding gum"):
    """Returns a block of sheets on a board, with dark gum on three sides; the right side is open."""
    width, depth = size
    parts = slab((width + 2, depth + 2, 2.2), (0, 0, 1.1), "kraft")
    sheets = stack(rng, size, count, ("white",), 0.7, 0, 0.05, 0.01, art=art, art_scale=art_scale)
    parts += move(sheets, (0, 0, 2.3))
    return parts + padding(rng, width / 2, depth / 2, count, 0.7 * 1.12, 2.3, gum)


def padding(rng, right, back, count, leaf, bottom, gum):
    """Returns the thin coat of gum on three sides of a block, through which every leaf shows."""
    corners = [(right - 3, -back), (-right, -back), (-right, back), (right - 3, back)]
    path = resample([(x, y, 0) for x, y in np.repeat(corners, (1, 3, 3, 1), 0)], 1.5)
    along = np.gradient(path, axis=0)
    outwards = np.cross((0, 0, 1), along / np.linalg.norm(along, axis=1, keepdims=True))
    thin = 0.5 + 0.5 * np.sin(np.cumsum(rng.uniform(0.02, 0.16, len(path))))
    rows = []
    for step in range(count * 4 + 1):
        level = min(step / 4, count - 0.35)
        dip = abs(math.sin(level * math.pi)) ** 0.6
        coat = 0.16 + 0.3 * dip + 0.12 * thin + rng.normal(0, 0.03, len(path))
        rows.append(path + outwards * coat[:, None] + (0, 0, bottom + level * leaf))
    # It laps over the upper edge, by more in some places than in others.
    rows.append(rows[-1] - outwards * (0.5 + 0.5 * thin[:, None]) + (0, 0, 0.25 * leaf))
    return [link(skin(rows), "gum", material(gum))]


def tag(rng, size=(45, 100), of="cream", art=None, thread="red thread", loop=48):
    """Returns a gift tag with an eyelet and a `loop` of thread. A block print is cut from a larger sheet."""
    width, depth = size[0], size[1] + rng.normal(0, 0.007) * size[1]
    curl = {corner: rng.uniform(0, 0.034) * depth for corner in rng.choice(TAG_CORNERS, 2, replace=False)}
    cut = bool(art) and art.startswith("block-")
    parts = sheet(rng, (width, depth), of, 0.55, 0.0, 0.3, curl, art, 1 if cut else (3.2, 2.03))
    if cut:
        cut_from_print(rng, parts[0].data)
    y = size[1] / 2 - EYELET
    ring = turned([(2.1, 0.75), (3.6, 0.8), (3.6, 1.0), (2.1, 1.05)], material("kraft"), 30, (0, y, 0.3))
    hole = turned([(2.1, 1.0), (0, 1.0)], material("graphite"), 20, (0, y, 0.3))
    if not thread:
        return [*parts, ring, hole]
    strands = []
    for path, frayed in wandering_thread(rng, loop):
        path = resample(np.column_stack([path, np.zeros(len(path))]), 0.8) + (0, y, 0)
        path[:, 2] = np.where(path[:, 1] < depth / 2, 1.4, 0.7)
        strands += twine(path, 0.9, thread, frayed)
    return [*parts, ring, hole, *strands]


def cut_from_print(rng, mesh):
    """Lets a sheet show a part of a block print of PRINT mm; no two sheets are cut from the same place."""
    points = np.array([vertex.co[:2] for vertex in mesh.vertices])
    room = np.array(PRINT) / 2 - np.hypot(*np.ptp(points, axis=0)) / 2
    turn = rng.normal(0, 0.05) + rng.integers(2) * math.pi
    spin = np.array([(math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))])
    placed = (points @ spin + rng.uniform(-1, 1, 2) * room) / PRINT + 0.5
    corners = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get("vertex_index", corners)
    mesh.uv_layers.active.data.foreach_set("uv", placed[corners].ravel())


def wandering_thread(rng, loop, strays=0.0):
    """Yields the strands of a loop of thread from the eyelet upwards, the knot and two ends, and which of them fray.

    `strays` is the angle at which the loop has fallen aside.
    """
    far = math.radians(strays + rng.normal(0, 9))
    ahead = np.array([math.sin(far), math.cos(far)])
    aside = np.array([ahead[1], -ahead[0]])
    reach = loop * rng.uniform(0.82, 1.1)
    knot = ahead * reach
    along = np.linspace(0, 1, 9)
    bend = rng.normal(0, 0.12) * loop
    for side in (-1, 1):
        belly = side * loop * rng.uniform(0.05, 0.26)
        lateral = belly * np.sin(np.pi * along ** rng.uniform(0.7, 1.5)) + bend * np.sin(np.pi * along * rng.uniform(0.8, 1.9))
        lateral -= along * lateral[-1]
        # Both strands come out of the eyelet upwards, whichever way the loop lies.
        out = 0.35 * loop * along * (1 - along) ** 2
        yield knot * along[:, None] + aside * lateral[:, None] + np.outer(out, (0, 1)), False
    wound = np.linspace(0, 11, 22)
    yield knot + np.column_stack([np.cos(wound), np.sin(wound)]) * np.linspace(1.3, 0.7, 22)[:, None], False
    for side in (-1, 1):
        length, spread = loop * rng.uniform(0.12, 0.3), rng.uniform(0.1, 0.9) * side
        share = np.linspace(0, 1, 5)
        curl = rng.normal(0, 0.3) * length * share**2
        yield knot + np.outer(share * length, ahead + aside * spread) + np.outer(curl, aside), True


def bookmark(rng, leaf, size=(50, 190), of="cream", thread="red thread", drop=0.0, tassel_length=44, sway=0, hang=0.0):
    """Returns a bookmark with a pressed leaf; the tassel lies `drop` below it and is turned by `sway` degrees."""
    width, depth = size
    eyelet = -depth / 2 + 7
    hole = turned([(1.9, 0.62), (0, 0.62)], material("graphite"), 20, (0, eyelet, 0))
    parts = [*sheet(rng, size, of, 0.5, 0.5, 0.08, 0), hole, pressed(rng, leaf, (48, 164), (0, 6, 0.66))]
    return parts + move(tassel(rng, tassel_length, thread, drop=drop, hang=hang), (0, eyelet, 0.5), (0, 0, sway))


def pressed(rng, leaf, size, at):
    """Returns a pressed leaf that is pasted down, with edges that come off the paper here and there."""
    width, depth = size
    x, y = np.meshgrid(np.linspace(-0.5, 0.5, 40), np.linspace(-0.5, 0.5, 120))
    waves = rng.normal(0, 1, (6, 4))
    lifted = sum(a * np.sin(9 * b * x + 22 * c * y + 6 * d) for a, b, c, d in waves) * np.abs(x) * 2
    mesh = skin(np.dstack([x * width, y * depth, np.clip(lifted * 0.3, 0, 1.2)]))
    unwrap(mesh, np.dstack([x, y]) + 0.5)
    thing = link(mesh, "pressed leaf", pressed_leaf(leaf))
    thing.location = at
    return thing


def packet(rng, size, of="seed", art=None, flap=24, lean=0, filled=3.0):
    """Returns a packet whose back is folded over its top and stapled; `lean` degrees stand it up."""
    width, depth = size
    w, d = width / 2, depth / 2
    creases = [(rng.uniform(0, math.pi), rng.uniform(-d, d), rng.normal(0, 0.35)) for _ in range(7)]
    sag = rng.uniform(0.2, 0.4)

    def front(x, y):
        full = filled * np.clip(1 - (x / w) ** 2, 0, 1) ** 0.8 * np.clip(1 - (y / d + sag) ** 2 / 2, 0, 1)
        bent = sum(
            a * np.exp(-np.abs(x * math.cos(t) + y * math.sin(t) - at) / 2.5) for t, at, a in creases
        )
        return 0.5 + full + bent * np.clip(1.1 - (x / w) ** 2, 0, 1)

    def cloth(x, y, z, print_of=None):
        mesh = skin(np.stack([x, y, z], 2))
        unwrap(mesh, np.stack([x / width + 0.5, y / depth + 0.5], 2))
        return thicken(link(mesh, "packet", paper(of, art=print_of)), 0.22)

    x, y = np.meshgrid(np.linspace(-w, w, 41), np.linspace(-d, d, 55))
    wall = cloth(x, y, front(x, y), art)
    back = cloth(x[:, ::-1], y, 0 * x)
    # Both edges are folds, and paper bends around a fold.
    turn = np.linspace(-math.pi / 2, math.pi / 2, 9)
    edges = []
    for side in (-1, 1):
        out = side * (w + 0.32 * np.cos(turn))
        rows = [np.column_stack([out, np.full(9, at), 0.25 + 0.25 * np.sin(turn)]) for at in (-d, d)]
        edges.append(link(skin(rows), "fold", paper(of)))
    lift = rng.uniform(1.0, 2.4)
    down = np.linspace(0, 1, 18)
    rows = []
    for share in np.linspace(-1, 1, 31):
        across = share * (w + 0.3 - 3.5 * np.clip((down - 0.75) / 0.25, 0, 1) ** 2)
        over = front(share * w, d - down * flap) + 0.5 + lift * down**2 * (0.25 + 0.75 * abs(share))
        top = over[0] / 2
        bend = np.column_stack([0 * turn, d + (top + 0.2) * np.cos(turn), top + top * np.sin(turn)])
        bend[:, 0] = share * (w + 0.3)
        rows.append(np.vstack([bend, np.column_stack([across, d - down * flap, over])[1:]]))
    hood = thicken(link(skin(rows), "flap", paper(of)), 0.24, 1)
    at = d - flap * 0.55
    z = float(front(0, at)) + 0.7 + lift * 0.08
    wire = [(-5.5, at, z - 0.6), (-5.4, at, z), (5.4, at, z), (5.5, at, z - 0.6)]
    staple = cord(wire, 0.7, "steel", smooth=False)
    rise = math.radians(lean)
    return move([wall, back, *edges, hood, *staple], (0, 0, d * math.sin(rise)), (lean, 0, 0))


def leaflet(rng, size, panels=4, of="seed", art=None, angle=28):
    """Returns a strip of paper that is folded like a concertina and stands on its long edge."""
    width, height = size
    share = width / panels
    points, place = [], []
    x = y = 0.0
    for index in range(panels):
        heading = math.radians((angle + rng.uniform(-7, 7)) * (1 if index % 2 else -1))
        for step in np.linspace(0, 1, 12, endpoint=index == panels - 1):
            bulge = 0.5 * math.sin(math.pi * step)
            far = step * share
            points.append((x + far * math.cos(heading), y + far * math.sin(heading) + bulge))
            place.append((index + step) / panels)
        x, y = x + share * math.cos(heading), y + share * math.sin(heading)
    points = np.array(points) - (x / 2, y / 2)
    up = np.linspace(0, 1, 15)
    rows = [
        np.column_stack([points + (0, rng.uniform(0.8, 1.4) * at**2), np.full(len(points), at * height)])
        for at in up
    ]
    uv = np.stack(np.meshgrid(place, up), 2)
    return [thicken(link(unwrap(skin(rows), uv), "leaflet", paper(of, art=art, solid=True)), 0.4)]


def marker(rng, art, size=(15, 95), of="birch"):
    """Returns a pointed wooden plant label that stands on its tip."""
    width, height = size
    w = width / 2
    head = [(w * math.cos(a), height - w * 0.5 + w * 0.5 * math.sin(a)) for a in np.linspace(0, math.pi, 12)]
    corners = np.array([(0, 0), (w, 20), *head, (-w, 20)])
    # The grain of wood runs along x.
    mesh = mesh_of([(z, 0, -x) for x, z in corners], [range(len(corners))])
    unwrap(mesh, corners / size + (0.5, 0))
    return move([thicken(link(mesh, "marker", paper(of, art=art, solid=True, bump=0.2)), 1.7)], (0, 0, 0), (0, -90, 0))


def petal_scatter(rng, count=7, spread=80, of="petal"):
    """Returns dried petals, curled and frilled at their tips; every third one fell on the one before."""
    parts, place = [], np.zeros(2)
    for _ in range(count):
        length, half = rng.uniform(7, 18), rng.uniform(1.5, 4.4)
        along, across = np.meshgrid(np.linspace(0, 1, 18), np.linspace(-1, 1, 9))
        wide = half * np.interp(along, (0, 0.12, 0.45, 0.75, 0.92, 1), (0.12, 0.3, 0.75, 1, 0.86, 0.5))
        frill = 0.1 * length * along**4 * (np.sin(across * rng.uniform(3, 6) + rng.uniform(0, 6)) - 0.6 * across**2)
        bent = rng.normal(0.5, 0.9) * along ** rng.uniform(1, 2.5)
        x = np.cumsum(np.cos(bent), 1) * length / 18 + frill
        cupped = rng.uniform(0.1, 0.45) * wide * across**2 + 0.3 * np.sin(9 * along + 2 * across) * along
        z = np.cumsum(np.sin(bent), 1) * length / 18 + cupped + rng.normal(0, 0.35) * along * across * half
        z *= rng.choice((-1, 1))
        petal = link(skin(np.dstack([x, wide * across, z - z.min() + 0.15])), "petal", material(of))
        on_another = rng.random() < 0.33
        place = place + rng.normal(0, 4, 2) if on_another else rng.normal(0, spread * 0.45, 2)
        petal.location = (*place, 1.4 if on_another else 0)
        petal.rotation_euler.z = rng.uniform(0, 6.28)
        parts.append(petal)
    return parts


def roll(rng, width=600, radius=34, of="banana", loose=90, turns=12, rise=24, scale=1.0, translucence=0.0, fibres=0):
    """Returns a roll of paper along x, wound by hand. Its loose end rises until it leans back by 90° - `rise`.

    `fibres` is how many long fibres stick out of the edges of the loose end.
    """
    angles = np.linspace(0, turns * math.tau, turns * 48)
    # The layers aren't equally tight, and they slip sideways.
    spacing = np.cumsum(rng.uniform(0.3, 1.7, turns + 1))
    wound = np.interp(angles / math.tau, np.arange(turns + 1), (spacing - spacing[0]) / np.ptp(spacing))
    spiral = radius * (0.5 + 0.5 * wound) + 0.4 * np.sin(2 * angles + 1) * (1 - wound)
    slip = np.interp(angles / math.tau, np.arange(turns + 1), np.append(rng.normal(0, 1.6, turns), 0))
    share = np.linspace(0, 1, 60)[1:]
    heading = math.radians(rise) * np.clip((share - 0.2) / 0.4, 0, 1) ** 1.2
    y = np.concatenate([-spiral * np.sin(angles), -np.cumsum(np.cos(heading)) * loose / 59])
    lifted = np.cumsum(np.sin(heading)) * loose / 59
    slip = np.concatenate([slip, 0.8 * np.sin(share * 7)])
    bent = np.hypot(np.gradient(y), np.gradient(np.append(radius - spiral * np.cos(angles), lifted)))
    rows = []
    for x in np.linspace(-width / 2, width / 2, 31):
        waves = 1.6 * np.sin(share * 6 + x * 0.011) ** 2 * share
        z = np.concatenate([radius - spiral * np.cos(angles), waves + lifted * (1 + 0.04 * x / width)])
        rows.append(np.column_stack([x + slip, y, z + 0.3]))
    across, along = np.meshgrid(np.linspace(0, width, 31), np.cumsum(bent), indexing="ij")
    mesh = unwrap(skin(rows), np.dstack([across, along]))
    material_of_roll = paper(of, unrolled=(1, 1), scale=scale, translucence=translucence)
    parts = [thicken(link(mesh, "roll", material_of_roll), 0.3)]
    if fibres:
        parts.append(loose_fibres(rng, np.array(rows)[:, -58:], fibres))
    return parts


def loose_fibres(rng, cloth, count):
    """Returns long fibres that stick out of three edges of a sheet; `cloth` has its points, the last column its end."""
    curve = bpy.data.curves.new("fibres", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", 0.22, 1
    last = cloth.shape[1] - 1
    for _ in range(count):
        row, column = rng.integers(1, len(cloth) - 1), last
        out = cloth[row, last] - cloth[row, last - 1]
        if rng.random() < 0.4:
            row, column = rng.choice([0, len(cloth) - 1]), rng.integers(4, last)
            out = np.array([1.0 if row else -1.0, 0, 0])
        along = cloth[min(row + 1, len(cloth) - 1), column] - cloth[max(row - 1, 0), column]
        side = along if column == last else cloth[row, column] - cloth[row, column - 1]
        out, side = out / np.linalg.norm(out), side / np.linalg.norm(side)
        start = cloth[row, column] + side * rng.uniform(-9, 9) - out * 2
        steps, length = 9, rng.gamma(2, 9)
        turn = rng.normal(0, 0.6) + np.cumsum(rng.normal(0, 0.16, steps))
        reach = np.cumsum(np.outer(np.cos(turn), out) + np.outer(np.sin(turn), side), 0) * length / steps
        sag = np.cumsum(rng.normal(0, 0.02, (steps, 3)), 0) * length / steps
        add_strand(curve, np.vstack([start, start + reach + sag]))
    return link(curve, "fibres", material("banana thread"))


def roll_band(rng, art, radius=40, width=120, of="cream"):
    """Returns the printed paper band of a roll along x. Its print faces the front."""
    around = np.linspace(-math.pi, math.pi, 97) + 0.9
    rows = []
    for x in np.linspace(-width / 2, width / 2, 5):
        rows.append(np.column_stack([np.full(97, x), -radius * np.cos(around), radius * (1 + np.sin(around))]))
    uv = np.stack(np.meshgrid(np.linspace(0, 1, 97), np.linspace(0, 1, 5))[::-1], 2)
    tall = width * 0.6 / (math.tau * radius)
    return [thicken(link(unwrap(skin(rows), uv), "band", paper(of, art=art, art_scale=(1, tall), solid=True)), 0.25)]
