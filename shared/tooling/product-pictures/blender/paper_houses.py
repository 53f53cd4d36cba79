"""Paper houses that a customer folds from two boards, the walls and the roof. All lengths are in millimetres."""

import math

import numpy as np
from boxes import move
from materials import brushed_board, material
from mathutils.geometry import delaunay_2d_cdt
from meshes import link, mesh_of, thicken, unwrap
from sheets import outline
from vessels import tea_light

BOARD = 0.75
# A tab of a gable begins and ends this far above the eave, along the slope.
TAB = (15, 28)
FOLD = 1.3


def house(rng, size=(70, 60, 100), of="terracotta", lit=0):
    """Returns a folded house without a floor; `lit` is how bright the electric tea light inside is."""
    parts = house_walls(rng, size, of) + house_roof(rng, size, of)
    return parts + tea_light(rng, lit) if lit else parts


def eave_of(size):
    return size[2] * 0.6


def slope_of(size):
    return math.hypot(size[0] / 2, size[2] - eave_of(size))


def house_walls(rng, size, of="terracotta", folded=1.0, flat=False):
    """Returns the walls in one piece; `folded` is below 1 while somebody is still folding them.

    `flat` walls are folded in half, as they come in the box, and lie on the table.
    """
    width, depth, height = size
    folds = np.cumsum([width, depth, width, depth])
    turns = 90 * folded + rng.normal(0, 0.7 if folded == 1 else 7, 4)
    stand = standing(rng, folds, (0, 180, 0, 180) if flat else turns, 0 if flat else 0.6)
    edge, holes, leaves = cut_lines(rng, size, folds)
    scores = [(fold, aside) for fold in folds for aside in (0, -0.5, 0.5, -1.1, 1.1)]
    parts = [board(rng, edge, holes, scores, stand, of)]
    for hinge, low, high, span in leaves:
        # A shutter opens wide, a door stands ajar.
        opened = rng.uniform(105, 160) if low > 2 else rng.uniform(60, 100)
        parts.append(leaf(rng, stand, hinge, (low, high), span, of, rng.uniform(1, 7) if flat else opened))
    return move(parts, (0, -height / 2, 0.5), (-90, 0, 0)) if flat else parts


def cut_lines(rng, size, folds):
    """Returns the outline of the unfolded walls, their openings, and the leaves that open on a hinge."""
    width, depth, height = size
    w, eave = width / 2, eave_of(size)
    up = np.array([w, height - eave]) / slope_of(size)
    out = np.array([-up[1], up[0]])

    def gable(left):
        halves = []
        for rise in rng.uniform(3.6, 5.2, 2):
            tab = [(TAB[0], 0), (TAB[0] + 1, rise), (TAB[1] - 1.2, rise), (TAB[1], 0)]
            halves.append([up * along + out * off for along, off in tab])
        right = [(left + width - x, eave + z) for x, z in halves[1][::-1]]
        return [*[(left + x, eave + z) for x, z in halves[0]], (left + w, height), *right]

    end = folds[-1]
    edge = [(0, 0), (end, 0), (end + 11, 5), (end + 11, eave - 7), (end, eave), (folds[2], eave)]
    edge += gable(folds[1])[::-1]
    edge += [(folds[1], eave), (folds[0], eave), *gable(0)[::-1], (0, eave)]
    wide, tall = width * 0.18, eave * 0.34
    holes, leaves = [], []
    for left, door in ((0, True), (folds[1], False)):
        middle = left + w
        for x in (middle - w * 0.54, middle + w * 0.54):
            low = eave * 0.46
            holes.append(quad(rng, x, low, wide, tall))
            leaves += [(x + side * wide / 2, low, low + tall, -side * wide / 2) for side in (-1, 1)]
        around = np.linspace(0, math.tau, 19)[:-1]
        holes.append([(middle + 4.6 * math.cos(a), eave + (height - eave) * 0.34 + 4.6 * math.sin(a)) for a in around])
        if door:
            holes.append(quad(rng, middle, 1.2, width * 0.22, eave * 0.54))
            leaves.append((middle + width * 0.11, 1.2, eave * 0.54, -width * 0.22))
    for left in (folds[0], folds[2]):
        for x in (left + depth * 0.29, left + depth * 0.71):
            # The bars of the window are left uncut.
            for across in (-1, 1):
                for above in (0, 1):
                    holes.append(quad(rng, x + across * 4.1, eave * 0.36 + above * 11, 6, 9))
    return edge, holes, leaves


def quad(rng, x, low, wide, tall):
    """Returns the corners of an opening that was cut with a knife along a ruler."""
    corners = [(x - wide / 2, low), (x + wide / 2, low), (x + wide / 2, low + tall), (x - wide / 2, low + tall)]
    return [tuple(corner) for corner in np.array(corners) + rng.normal(0, 0.22, (4, 2))]


def standing(rng, folds, turns, bowed):
    """Returns a function from points of the unfolded walls to where they stand, and how far off the board.

    Each fold turns by some degrees, and the walls between them are bowed by about `bowed` mm.
    """
    along = np.arange(-1, folds[-1] + 14, 0.1)
    heading = np.zeros(len(along))
    for fold, turn in zip(folds, turns):
        heading += math.radians(turn) * np.clip((along - fold) / FOLD + 0.5, 0, 1)
    plan = np.cumsum(np.column_stack([np.cos(heading), np.sin(heading)]), 0) * 0.1
    inside = (along > 0) & (along < folds[-1])
    plan -= (plan[inside].min(0) + plan[inside].max(0)) / 2
    bows, lean = rng.normal(0, 1, 4) * bowed, rng.normal(0, 0.01, 2) * bowed
    ends = np.concatenate([[0], folds])

    def stand(u, v, off=0.0):
        place = np.column_stack([np.interp(u, along, plan[:, axis]) for axis in (0, 1)])
        at = np.interp(u, along, heading)
        outwards = np.column_stack([np.sin(at), -np.cos(at)])
        wall = np.clip(np.searchsorted(ends, u) - 1, 0, 3)
        share = np.clip((u - ends[wall]) / np.diff(ends)[wall], 0, 1)
        bow = bows[wall] * np.sin(math.pi * share) * (0.4 + v / 60)
        place = place + outwards * (bow + off)[:, None] + np.outer(v, lean)
        return np.column_stack([place, v])

    return stand


def board(rng, edge, holes, scores, place, of, body=None):
    """Returns a board with these openings; `scores` are the places of folds, where its colour has cracked."""
    loops = [subdivided(loop) for loop in (edge, *holes)]
    low, high = np.min(loops[0], 0), np.max(loops[0], 0)
    columns = np.concatenate([np.arange(low[0] + 2, high[0] - 1, 3.2), [fold + aside for fold, aside in scores]])
    rows = np.arange(low[1] + 1.5, high[1] - 1, 3)
    grid = np.array([(x, y + rng.normal(0, 0.3)) for x in columns for y in rows])
    for hole in holes:
        grid = grid[~within(grid, np.array(hole), 0.4)]
    rings, start = [], 0
    for loop in loops:
        rings += [(start + i, start + (i + 1) % len(loop)) for i in range(len(loop))]
        start += len(loop)
    points = np.concatenate([*loops, grid])
    flat, _, faces, *_ = delaunay_2d_cdt([tuple(p) for p in points], rings, [], 1, 1e-5)
    flat = np.array([tuple(p) for p in flat])
    centres = np.array([flat[list(face)].mean(0) for face in faces])
    empty = np.zeros(len(centres), bool)
    for hole in holes:
        empty |= within(centres, np.array(hole))
    faces = [list(face) for face, gone in zip(faces, empty) if not gone]
    used = np.unique(np.concatenate(faces))
    order = np.zeros(len(flat), int)
    order[used] = np.arange(len(used))
    flat = flat[used]
    mesh = mesh_of(place(*flat.T), [[int(order[i]) for i in face] for face in faces], smooth=True)
    unwrap(mesh, flat)
    folds = np.array([fold for fold, aside in scores if not aside])
    creased = np.exp(-(((flat[:, :1] - folds) / 0.7) ** 2)).sum(1)
    mesh.attributes.new("worn", "FLOAT", "POINT").data.foreach_set("value", np.clip(creased, 0, 1))
    thing = thicken(link(mesh, "board", brushed_board(of)), BOARD, 0)
    mesh.materials.append(material("carton"))
    solid = thing.modifiers["thickness"]
    # The cut edges show the carton below the colour.
    solid.material_offset_rim = 1
    if body is not None:
        thin = thing.vertex_groups.new(name="body")
        for index, weight in enumerate(body(flat)):
            thin.add([index], float(weight), "REPLACE")
        solid.vertex_group, solid.thickness_vertex_group = "body", 0.25
    return thing


def subdivided(loop, step=2.5):
    corners = np.array(loop, float)
    edges = np.roll(corners, -1, 0) - corners
    counts = np.maximum(1, np.ceil(np.hypot(*edges.T) / step)).astype(int)
    return np.concatenate([a + e * np.arange(n)[:, None] / n for a, e, n in zip(corners, edges, counts)])


def within(points, hole, around=0.0):
    """Returns which points are in a convex opening, or up to this far around it."""
    inside = np.ones(len(points), bool)
    for a, b in zip(hole, np.roll(hole, -1, 0)):
        along = (b - a) / np.linalg.norm(b - a)
        inside &= (points - a) @ (-along[1], along[0]) > -around
    return inside


def leaf(rng, stand, hinge, heights, span, of, opened):
    """Returns a shutter or a door that is cut on three sides and folded outwards by `opened` degrees."""
    low, high = heights
    opened = math.radians(opened)
    share = np.linspace(0, 1, 5)
    ajar = np.linspace(0.92, 1.06, 6)
    rows = []
    for z, more in zip(np.linspace(low + 0.4, high - 0.4, 6), ajar):
        u = hinge + span * share * math.cos(opened * more) * 0.97
        off = 0.5 + abs(span) * share * math.sin(opened * more) * 0.97
        here = np.full(5, hinge, float)
        base, beside = stand(here, np.full(5, z)), stand(here + 0.5, np.full(5, z))
        along = (beside - base) / 0.5
        outwards = stand(here, np.full(5, z), 1.0) - base
        rows.append(base + along * (u - here)[:, None] + outwards * off[:, None])
    points = np.array(rows)
    faces = [[r * 5 + c, r * 5 + c + 1, r * 5 + c + 6, r * 5 + c + 5] for r in range(5) for c in range(4)]
    mesh = mesh_of(points.reshape(-1, 3), faces, smooth=True)
    unwrap(mesh, [(hinge + span * s, z) for z in np.linspace(low, high, 6) for s in share])
    mesh.attributes.new("worn", "FLOAT", "POINT").data.foreach_set("value", np.tile([0.8, 0.1, 0, 0, 0], 6))
    thing = thicken(link(mesh, "leaf", brushed_board(of)), BOARD, 0)
    mesh.materials.append(material("carton"))
    thing.modifiers["thickness"].material_offset_rim = 1
    return thing


def house_roof(rng, size, of="terracotta", pitch=None):
    """Returns the roof with two deckled edges on the gables, or as a loose sheet that is folded by `pitch` degrees."""
    width, depth, height = size
    slope = slope_of(size)
    over, across = rng.uniform(7, 10), rng.uniform(7, 9)
    sheet = (2 * (slope + over), depth + 2 * across)
    edge, _ = outline(rng, *sheet, 1.6)
    slots = []
    for side in (-1, 1):
        for end in (-1, 1):
            middle = side * (slope - sum(TAB) / 2)
            slots.append(quad(rng, middle, end * depth / 2 - 1.0, TAB[1] - TAB[0] + 2.4, 2.0))
    laid = pitch is not None
    tilt = math.radians(pitch) if laid else math.atan2(height - eave_of(size), width / 2)
    lift, wave, phase = rng.uniform(1.2, 3.2, 2), rng.uniform(0.3, 0.6), rng.uniform(0, 6, 2)
    ridge = sheet[0] / 2 * math.sin(tilt) if laid else height + 0.9

    def place(x, y):
        side = (x > 0).astype(int)
        away = np.sqrt(x**2 + 0.8) - 0.9
        free = np.clip((away - (0 if laid else slope * 0.7)) / (slope * 0.4), 0, 2)
        curl = lift[side] * free**2 * (0.5 + wave * np.sin(y / 21 + phase[side]))
        sag = 0.5 * np.sin(away / 9 + y / 17)
        off = curl + (0.2 * sag if not laid else 0.8 * np.abs(sag))
        across = np.sign(x) * (away * math.cos(tilt) + off * math.sin(tilt))
        z = ridge - away * math.sin(tilt) + off * math.cos(tilt)
        return np.column_stack([across, y, np.maximum(z, 0.4)])

    def body(flat):
        return np.clip(np.min(sheet / np.array(2.0) - np.abs(flat), 1) / 3, 0, 1)

    scores = [(0, aside) for aside in (0, -0.4, 0.4, -0.9, 0.9, -1.5, 1.5)]
    return [board(rng, edge, slots, scores, place, of, body)]
