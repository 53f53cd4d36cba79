"""Pots, lamps, cups and drums, turned from a profile. All lengths are in millimetres."""

import math

import bpy
import cords
import numpy as np
from boxes import move
from cords import resample, twine
from materials import bottle_glass, filled_glass, flame_of, ink, material, paint, paper
from meshes import link, skin, thicken, unwrap
from plants import leaf_tea, seedling, soil_in


def turned(profile, of, segments=72, centre=(0, 0, 0), pinch=None, rng=None):
    """Returns a vessel turned from a profile of (radius, height)."""
    rings = []
    wobble = rng.normal(0, 0.004, (len(profile), 2)) if rng is not None else np.zeros((len(profile), 2))
    for (radius, height), (sway, _) in zip(profile, wobble):
        angle = np.arange(segments) * 2 * math.pi / segments
        reach = radius * (1 + sway * np.cos(2 * angle))
        x, y, z = reach * np.cos(angle), reach * np.sin(angle), np.full(segments, height)
        if pinch:
            near = (
                np.exp(-((np.angle(np.exp(1j * (angle - pinch))) / 0.33) ** 2))
                * (radius / max(r for r, _ in profile)) ** 3
            )
            x, y = x * (1 + 0.24 * near), y * (1 + 0.24 * near)
            z = z + 2.2 * near
        rings.append(np.stack([x, y, z], 1))
    mesh = skin(rings, closed=True)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(50)
    thing = link(mesh, "turned", of)
    thing.location = centre
    return thing


def pot(rng, colour="indigo", radius=17, height=24, of="pulp", covered=False, label=None, powder=False):
    """Returns a pot of pressed paper, filled with natural colour or covered by its lid.

    No two pots are alike: the mould, the label, the level of the paint and what ran down differ.
    """
    rng = np.random.default_rng(rng.integers(2**32))
    radius, height = radius * rng.uniform(0.975, 1.02), height * rng.uniform(0.96, 1.04)
    wall = 1.6
    shell = turned(
        [
            (0, 0),
            (radius * 0.9, 0),
            (radius * 0.94, 1),
            (radius, height * 0.2),
            (radius, height - 0.6),
            (radius - 0.5, height),
            (radius - wall, height),
            (radius - wall, height * 0.5),
            (0, height * 0.5),
        ],
        material(of, solid=True),
        rng=rng,
    )
    parts = [shell]
    if label:
        low = height * rng.uniform(0.12, 0.17)
        glued = wrapped_label(label, radius + 0.5, (low, low + height * 0.54))
        glued.rotation_euler = (*rng.normal(0, 0.008, 2), rng.normal(0, 0.3))
        parts.append(glued)
    if covered:
        return [*parts, *pot_lid(rng, radius, of, height - 6, colour)]
    if powder:
        return [*parts, heap(rng, radius - wall, height - 5, colour)]
    parts += filling(rng, radius - wall, height * rng.uniform(0.58, 0.84), height, colour)
    if rng.random() < 0.6:
        parts.append(drip(rng, radius, height, colour))
    return parts


def pot_lid(rng, radius=17, of="pulp", at=0, colour=None):
    """Returns the lid of a pot, whose rim begins at this height; a round label shows the colour, which stains it."""
    outer, inset = radius + 1.2, radius - 1.6
    inside = [(0, at + 5.6), (outer - 1.4, at + 5.6), (outer - 1.4, at)]
    groove = [(outer, at), (outer, at + 2.4), (outer - 0.6, at + 2.9), (outer - 0.6, at + 3.5), (outer, at + 4)]
    rim = [(outer, at + 7.6), (outer - 0.6, at + 8.2), (inset + 0.6, at + 8.2), (inset, at + 7.6), (inset, at + 6.7)]
    parts = [turned([*inside, *groove, *rim, (0, at + 6.7)], material(of, solid=True), rng=rng)]
    if colour:
        for share, of, z in ((0.94, paper("white"), 6.8), (0.62, paint(colour, dry=True), 6.9)):
            parts.append(turned([(inset * share, at + z - 0.1), (inset * share, at + z), (0, at + z)], of))
        # The paint below left its mark, and sometimes a thumb touched the edge.
        parts.append(blot(rng, rng.normal(0, 2, 2), outer * 0.7, at + 5.52, colour, outer - 1.7))
        if rng.random() < 0.5:
            turn = rng.uniform(0, math.tau)
            edge = (outer - 1.4) * np.array([math.cos(turn), math.sin(turn)])
            parts.append(blot(rng, edge, rng.uniform(0.45, 0.7), at + 8.27, colour, outer - 0.6))
    return parts


def blot(rng, centre, radius, height, colour, within):
    """Returns a flat stain of dry paint with an uneven outline, which stays `within` this radius of the lid."""
    around = np.arange(60) * math.tau / 60
    uneven = sum(rng.normal(0, 0.13) / n**0.5 * np.cos(n * around + rng.uniform(0, 6)) for n in range(1, 8))
    reach = radius * np.clip(1 + uneven, 0.5, 1.3)
    outline = centre + np.column_stack([reach * np.cos(around), reach * np.sin(around)])
    outline *= np.minimum(1, within / np.hypot(*outline.T))[:, None]
    rings = [np.insert(centre + share * (outline - centre), 2, height, 1) for share in (1, 0.5, 0.01)]
    return link(skin(rings, closed=True), "blot", paint(colour, dry=True))


def drip(rng, radius, top, colour):
    """Returns paint that ran over the rim and down the wall, and dried with a drop at its end."""
    long, side = top * rng.uniform(0.22, 0.75), rng.normal(-1.5, 1)
    down, across = np.linspace(0, 1, 30), np.linspace(-1, 1, 9)
    drop = np.sqrt(np.clip(1 - ((down - 1 + 1.6 / long) * long / 1.6) ** 2, 0, 1)) * 1.5
    neck = rng.uniform(0.7, 1.1) + rng.uniform(1.5, 3.5) * np.exp(-down * long / 1.4)
    half = np.where(down * long < long - 1.6, np.maximum(neck, drop), drop)
    turn = side + np.outer(half, across) / radius + 0.03 * np.sin(down * 5 + side)[:, None]
    thick = radius + 0.04 + np.outer(0.25 + 0.4 * (drop > neck) + 0 * down, 1 - across**2)
    z = np.repeat((top + 0.1 - down * long)[:, None], 9, 1)
    return link(skin(np.stack([thick * np.cos(turn), thick * np.sin(turn), z], 2)), "drip", paint(colour, dry=True))


def heap(rng, radius, level, colour):
    """Returns loose powder with a dent where a spoon was."""
    around, reach = np.meshgrid(np.arange(72) * math.tau / 72, np.linspace(radius, 0.01, 24))
    x, y = reach * np.cos(around), reach * np.sin(around)
    side = rng.uniform(0, math.tau)
    dent = np.hypot(x - radius * 0.4 * math.cos(side), y - radius * 0.4 * math.sin(side)) / (radius * 0.5)
    lumps = rng.normal(0, 0.16, x.shape) + 0.5 * np.sin(0.5 * x + side) * np.sin(0.6 * y)
    z = level + 3.2 * (1 - (reach / radius) ** 2) - 3.6 * np.exp(-(dent**2)) + lumps
    return link(skin(np.stack([x, y, z], 2), closed=True), "powder", paint(colour, dry=True))


def filling(rng, radius, level, top, colour):
    """Returns thick paint that was stirred, creeps up the wall and sometimes was wiped on the rim."""
    around = np.arange(120) * math.tau / 120
    waves = [rng.normal(0, 1, 2) / turns for turns in range(1, 9)]
    edge = sum(a * np.cos(n * around) + b * np.sin(n * around) for n, (a, b) in enumerate(waves, 1))
    climbed = np.clip(level + 0.7 + 0.22 * np.abs(edge), level + 0.5, top - 0.3)
    rings = [np.column_stack([np.cos(around), np.sin(around), climbed]) * (radius - 0.26, radius - 0.26, 1)]
    centre, turn = rng.normal(0, radius * 0.2, 2), rng.uniform(0, math.tau)
    for inward in (0.0, 0.25, 0.6, 1.1, *np.linspace(1.8, radius - 0.1, 22)):
        reach = radius - 0.3 - min(inward, radius - 0.35)
        x, y = reach * np.cos(around), reach * np.sin(around)
        # The brush left a spiral of soft ridges.
        away, angle = np.hypot(x - centre[0], y - centre[1]), np.arctan2(y - centre[1], x - centre[0])
        ridge = 0.05 * np.sin(0.9 * away - angle + turn) + 0.1 * np.sin(0.5 * x + waves[1][0] * 3)
        rings.append(np.column_stack([x, y, level + 0.7 * math.exp(-inward / 0.8) + ridge * min(1, inward / 2)]))
    return [
        link(skin(rings, closed=True), "paint", paint(colour)),
        dried_ring(rng, radius, level, top, colour),
        wiped_paint(rng, radius, top, colour),
    ]


def dried_ring(rng, radius, level, top, colour):
    """Returns the skin that dried on the wall where the paint stood before some was used."""
    around = np.arange(120) * math.tau / 120
    ragged = sum(rng.normal(0, 0.5) / n**0.5 * np.cos(n * around + rng.uniform(0, 6)) for n in range(1, 14))
    edge = np.clip(level + rng.uniform(1.2, 4.5) + ragged, level + 0.4, top - 0.4)
    # The wall is not quite round. Paint on it must not sink into it.
    x, y = (radius - 0.25) * np.cos(around), (radius - 0.25) * np.sin(around)
    rings = [np.column_stack([x, y, z]) for z in (edge, 0 * edge + level)]
    return link(skin(rings, closed=True), "dried ring", paint(colour, dry=True))


def wiped_paint(rng, radius, top, colour):
    """Returns the paint of a brush that was wiped on the rim."""
    start, span = rng.uniform(0, math.tau), rng.uniform(0.12, 0.7)
    wiped = start + np.linspace(0, span, 24)
    thin = np.sin(np.linspace(0, math.pi, 24)) ** 0.7
    drip = rng.uniform(0, 2.6) * np.exp(-(((np.linspace(-1, 1, 24) - rng.uniform(-0.4, 0.4)) / 0.22) ** 2))
    # It narrows to a point at both ends.
    middle = radius + 0.8
    profile = [
        (middle - 0.88 * thin, top - 2.2 * thin),
        (middle - 0.88 * thin, top + 0.06 * thin),
        (middle + 0.4 * thin, top + 0.08 * thin),
        (middle + 0.86 * thin, top - 0.7 * thin),
        (middle + 0.92 * thin, top - (0.8 + drip) * thin),
    ]
    rows = [np.column_stack([r * np.cos(wiped), r * np.sin(wiped), z]) for r, z in profile]
    return link(skin(rows), "wiped", paint(colour, dry=True))


def ink_bottle(rng, colour="indigo", label=None, radius=23, height=54, fill=0.86, corked=True):
    """Returns a bottle of ink with a thick glass base and a printed paper label, corked or open."""
    shoulder, wall, neck, base = height * 0.6, 2.6, radius * 0.47, 7.5
    inside = radius - wall
    outline = [
        (0, 1.6),
        (radius - 7, 1.2),
        (radius - 4, 0),
        (radius - 1.6, 0.3),
        (radius - 0.4, 1.4),
        (radius, 3.4),
        (radius, shoulder),
        (radius - 0.7, shoulder + 2.4),
        (radius - 3, shoulder + 5.2),
        (radius - 7, shoulder + 7.4),
        (neck + 1.2, shoulder + 9.4),
        (neck, shoulder + 11.6),
        (neck, height - 6),
        (neck + 1.6, height - 5.4),
        (neck + 2.6, height - 4),
        (neck + 2.7, height - 1.8),
        (neck + 1.8, height - 0.3),
        (neck, height),
        (neck - 1.8, height - 0.6),
        (neck - 2.4, height - 3),
        (neck - 2.4, shoulder + 10),
        (neck - 1, shoulder + 8),
        (radius - 8.4, shoulder + 5.2),
        (inside - 1.6, shoulder + 2.6),
        (inside, shoulder - 1),
        (inside, base + 4),
        (inside - 1.4, base + 1.4),
        (inside - 4, base + 0.2),
        (inside * 0.5, base + 0.9),
        (0, base + 1.4),
    ]
    smooth = resample([(r, 0, z) for r, z in outline], 0.8)
    glass = turned([*((max(0, r), z) for r, _, z in smooth), outline[-1]], bottle_glass(), 128)
    # The ink begins within the glass. A gap between them would reflect the light.
    wet, level = inside + 0.12, base + (shoulder - base) * fill
    # It creeps up the glass, and a thin film stays where it was shaken.
    edge = [(wet - away, level + 1.5 * math.exp(-away / 0.8)) for away in (0.3, 0.6, 1, 1.6, 2.5, 4.5)]
    bottom = [(0, base + 1.3), (inside * 0.5, base + 0.8), (inside - 4, base + 0.1), (inside - 1.3, base + 1.3)]
    parts = [glass, turned([*bottom, (wet, base + 4), (wet, level + 1.2), *edge, (0, level)], ink(colour), 128)]
    if corked:
        parts += cork(rng, neck - 1.7, height)
    if label:
        parts.append(wrapped_label(label, radius + 0.12, (10.5, 26.5)))
    return parts


def wrapped_label(art, radius, between, of="cream", wide=2.25):
    """Returns a paper label that is glued to the front of a bottle or pot; it is `wide` times as wide as high."""
    low, high = between
    half = (high - low) * wide / radius / 2
    around = np.linspace(-half, half, 41) - math.pi / 2
    up = np.linspace(0, 1, 3)
    rows = [
        np.column_stack(
            [radius * np.cos(around), radius * np.sin(around), np.full(41, low + (high - low) * at)]
        )
        for at in up
    ]
    uv = np.stack(np.meshgrid(np.linspace(0, 1, 41), up), 2)
    return thicken(link(unwrap(skin(rows), uv), "label", paper(of, art=art, solid=True)), 0.16)


def cork(rng, radius=9, height=0):
    """Returns a stopper that stands on its narrow end, or sits in a neck at this height."""
    start = height - 8 if height else 0
    side = [
        (radius * (0.94 + 0.14 * at) + rng.normal(0, 0.1), start + 0.8 + 14 * at) for at in np.linspace(0, 1, 8)
    ]
    outline = [(0, start), (radius * 0.9, start), *side, (radius * 1.02, start + 15.6), (0, start + 15.8)]
    return [turned(outline, material("cork"), 48, rng=rng)]


def diya(rng, lit=False):
    """Returns an unglazed clay lamp with the marks of the potter's fingers, and its cotton wick; `lit` with oil."""
    outline = [(0, 0), (17, 0), (19, 1), (22, 5.5), (27, 12), (31, 18.4), (32.2, 20.6)]
    outline += [(30.4, 21), (28, 18), (21, 9), (12, 5), (0, 4.4)]
    smooth = resample([(r, 0, z) for r, z in outline], 0.7)
    climb = np.arange(len(smooth)) * 0.7
    # The clay turned on the wheel while the fingers moved up.
    marks = 0.26 * np.sin(climb * 2.1 + 2 * np.sin(climb * 0.13 + rng.uniform(0, 6))) * np.clip(smooth[:, 0] / 14, 0, 1)
    profile = [*((max(0, r + mark), z) for (r, _, z), mark in zip(smooth, marks)), outline[-1]]
    spout = rng.uniform(0, math.tau)
    parts = [turned(profile, material("clay"), 110, pinch=spout, rng=rng)]
    ahead = np.array([math.cos(spout), math.sin(spout), 0])
    side = np.array([-ahead[1], ahead[0], 0])
    path = [(4, 6.8, 3), (12, 7.2, -2.4), (21, 11, 1), (31, 19.6, 0.3), (36, 24.6, 0), (40.5, 24.8, 0.4)]
    parts += twine([ahead * r + side * off + (0, 0, z) for r, z, off in path], 2.6, "cotton", loose_ends=True)
    if lit:
        parts.append(turned([(25.4, 14.6), (24, 14.4), (0, 14.4)], material("oil"), 72))
        parts += burning(ahead * 39 + (0, 0, 25), 22, 5e4)
    return parts


def burning(foot, height, energy):
    """Returns a flame that stands on a point, and its light."""
    rise = np.linspace(0, 1, 24)
    wide = 0.19 * height * np.sin(np.pi * rise**0.62) ** 1.1
    flame = turned([*zip(wide, rise * height)], flame_of(height), 32, foot)
    flame.visible_shadow = flame.visible_diffuse = False
    lamp = bpy.data.lights.new("flame", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = energy, (1.0, 0.54, 0.2), height * 0.2
    light = bpy.data.objects.new("flame", lamp)
    bpy.context.scene.collection.objects.link(light)
    light.location = np.add(foot, (0, 0, height * 0.6))
    return [flame, light]


def tea_light(rng, bright=1.0):
    """Returns an electric tea light; by day it hardly outshines the room, so it is less `bright` in the picture."""
    x, y = rng.uniform(-3, 3, 2)
    body = [(0, 0), (18.6, 0), (19, 1), (19, 13), (17.6, 14.4), (15, 12.6), (3, 12), (0, 12)]
    candle = turned(body, material("wax"), centre=(x, y, 0))
    return [candle, *burning((x, y, 12), 13, 4.2e5 * bright)]


def clay_pot(rng, radius=38, height=66, seedlings=0, soil=False, below_rim=14, kind="basil", tallest=40):
    """Returns an empty flower pot, or one with soil up to `below_rim` and seedlings up to `tallest`."""
    rim = height - 14
    wall = 3.4
    up = np.linspace(0.06, 0.96, 22)
    # The potter's fingers leave grooves.
    grooves = 0.22 * np.sin(up * rim / 2.1) + rng.normal(0, 0.12, 22)
    body = [(radius * (0.7 + 0.22 * at) + groove, 1.5 + (rim - 1.5) * at) for at, groove in zip(up, grooves)]
    parts = [
        turned(
            [
                (0, 0),
                (radius * 0.68, 0),
                (radius * 0.7, 1.5),
                *body,
                (radius * 0.92, rim),
                (radius * 1.0, rim + 0.5),
                (radius * 1.03, rim + 2),
                (radius * 1.06, height - 1.5),
                (radius * 1.03, height),
                (radius * 0.98, height - 0.6),
                (radius * 0.94, rim),
                (radius * 0.9, rim - wall),
                (radius * 0.68, wall),
                (0, wall),
            ],
            material("clay"),
            96,
            rng=rng,
        )
    ]
    if not soil and not seedlings:
        return parts
    level = height - below_rim
    parts += soil_in(rng, radius * (0.93 if below_rim <= 14 else 0.88), level)
    for index in range(seedlings):
        angle = index * 2.4 + rng.normal(0, 0.5)
        reach = radius * 0.7 * math.sqrt((index + 0.4) / seedlings) * rng.uniform(0.7, 1.05)
        tall = tallest * rng.uniform(0.25, 1) ** 0.8
        parts += seedling(rng, (reach * math.cos(angle), reach * math.sin(angle), level + 1), tall, kind)
    return parts


def mug(rng, filled="coffee"):
    """Returns a small cup without a handle, for scale."""
    body = [
        (0, 0),
        (24, 0),
        (27, 1.5),
        (34, 30),
        (37, 62),
        (37.4, 70),
        (36.6, 71),
        (35.4, 70),
        (34.6, 58),
        (0, 57.9),
    ]
    return [
        turned(body[:-2] + [(34.4, 60), (30, 20), (0, 18)], material("ceramic"), 96, rng=rng),
        turned([(34.4, 60), (20, 60), (0, 60)], material(filled), 72),
    ]


def tea_glass(rng, level=66, liquid="tea"):
    """Returns a tea house's glass, ribbed below, with black tea or another liquid up to this level."""
    side = [(23.5, 0.4), (24, 2), (25.4, 22), (27.2, 50), (28.6, 58), (30.6, 78), (32, 92), (31.6, 93.2), (30.6, 93)]
    inside = [(30.2, 90), (28.8, level + 1.6), (28.5, level + 0.4), (27.6, level), (0, level)]
    # Glass and tea are one body, so that light passes only two surfaces.
    glass = turned([(0, 3), (15, 2.6), (20, 0.2), *side, *inside], filled_glass(liquid, 7, level), 144)
    for vertex in glass.data.vertices:
        x, y, z = vertex.co
        if 2 < z < 55 and math.hypot(x, y) > 23:
            rib = 1 + 0.022 * math.cos(12 * math.atan2(y, x)) * min(1, (55 - z) / 6)
            vertex.co = (x * rib, y * rib, z)
    return [glass]


def drum(rng, radius=36, height=86, of="kraft", label="tea-drum", state="sealed"):
    """Returns a labelled paper drum: `sealed` with a strip of paper over its lid, or `open`, with its tea."""
    shoulder = height * 0.78
    wall = [(0, 0), (radius - 0.6, 0), (radius, 0.8), (radius, shoulder)]
    if state == "open":
        neck = [(radius - 1, shoulder), (radius - 1, height - 3), (radius - 2.4, height - 3)]
        parts = [turned([*wall, *neck, (radius - 2.4, 4), (0, 4)], paper(of, solid=True), 96)]
        parts += leaf_tea(rng, 900, radius - 11, 5, shoulder - 2)
    else:
        parts = [turned(wall, paper(of, solid=True), 96), *drum_lid(rng, radius, height * 0.26, of, height * 0.74)]
        edge, top = radius + 1.5, height + 0.25
        half = [(-edge, 52), (-edge, height - 0.6), (-edge + 0.6, top)]
        path = [(x, 0, z) for x, z in np.repeat([*half, *((-x, z) for x, z in half[::-1])], 2, axis=0)]
        seal = cords.band(path, 17, 0.12, "ivory", art="tea-seal", solid=True)
        parts += move(seal, (0, 0, 0), (0, 0, rng.uniform(40, 56)))
    return [*parts, wrapped_label(label, radius + 0.25, (5, height * 0.66), wide=2.78)]


def drum_lid(rng, radius=36, height=22, of="kraft", at=0):
    """Returns the lid of a drum, whose rim begins at this height."""
    top = at + height
    inside = [(0, top - 1.4), (radius + 0.2, top - 1.4), (radius + 0.2, at)]
    outside = [(radius + 1.1, at), (radius + 1.2, top - 1.2), (radius + 0.4, top), (0, top)]
    return [turned([*inside, *outside], paper(of, solid=True), 96)]


def scoop(rng, of="wood"):
    """Returns a small wooden scoop, heaped with tea."""
    bowl = [(0, 0), (9, 0.4), (16, 4), (20, 10), (21, 14.6), (20.2, 15.4), (18.8, 14.6), (15, 7), (8, 3.4), (0, 3)]
    parts = [turned(bowl, material(of, solid=True), 72), *leaf_tea(rng, 260, 15, 9, 10)]
    parts[0].scale.x = 1.2
    along, around = np.linspace(0, 1, 24), np.arange(25) * math.tau / 24
    thick = np.interp(along, (0, 0.1, 0.5, 0.9, 0.97, 1), (2.6, 3.4, 3.0, 4.4, 3.6, 0.1))
    handle = [
        np.column_stack([21 + 66 * along, 1.25 * thick * np.cos(turn), 12 + 5 * along + thick * np.sin(turn)])
        for turn in around
    ]
    return [*parts, link(skin(handle), "handle", material(of, solid=True))]
