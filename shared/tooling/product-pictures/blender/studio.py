"""The photo studio for all pictures: a window on the left, a table and a camera."""

import math

import bpy
import numpy as np
from boxes import slab
from materials import FOLDERS, Shader, paper, sheer_cotton, table_top, woodwork
from mathutils import Vector
from meshes import link, mesh_of, skin, unwrap

# Where the camera stands, seen from the product.
ANGLES = {
    "hero": (0.26, -1.0, 1.18),
    "above": (0.08, -0.34, 1.0),
    "reading": (0.1, -0.54, 1.0),
    "sill": (0.3, -1.0, 0.43),
    "desk": (0.3, -1.0, 0.72),
    "low": (0.42, -1.0, 0.48),
    "upright": (0.12, -1.0, 0.5),
    "macro": (0.55, -1.0, 0.62),
}
LENS = 80
SENSOR = 36


def add_window(rng, subject, dusk=False, in_front=False):
    """Adds the key light: a window whose bars leave soft bands on the table.

    The window grows with the subject (mm), so that shadows look alike at every size. The sun moved on between products.
    At dusk, little blue light comes in. Light that is to fall on a wall behind the subject comes from further in front.
    """
    size = max(1.0, subject / 420)
    light = bpy.data.lights.new("window", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = 380 * size, 480 * size
    light.energy = 8.4e7 * size**2
    light.color = (1.0, 0.945, 0.865)
    if dusk:
        light.energy, light.color = light.energy * 0.3, (0.5, 0.66, 1.0)
    lamp = bpy.data.objects.new("window", light)
    bpy.context.scene.collection.objects.link(lamp)
    back = -150 if in_front else 900
    lamp.location = Vector((-1500, back + rng.uniform(-350, 350), 1250 + rng.uniform(-230, 200))) * size
    lamp.rotation_euler = (-lamp.location).to_track_quat("-Z", "Y").to_euler()
    slid = rng.uniform(-72, 72)
    # The bars are so far above the table and so long that neither hard shadows nor their ends are in the picture.
    for x, y, width, height in (
        (-184 + slid, 0, 70, 2200),
        (216 + slid, 0, 70, 2200),
        (0, 200, 2200, 70),
    ):
        bpy.ops.mesh.primitive_plane_add(size=1)
        bar = bpy.context.object
        bar.scale = (width * size, height * size, 1)
        bar.rotation_euler = lamp.rotation_euler
        bar.location = lamp.location * 0.4 + lamp.rotation_euler.to_matrix() @ Vector((x, y, 0)) * size
        bar.visible_camera = False
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (0.97, 0.97, 1.0, 1)
    background.inputs[1].default_value = 0.37
    if dusk:
        background.inputs[0].default_value, background.inputs[1].default_value = (0.42, 0.55, 1.0, 1), 0.22


def add_table(rng, surface):
    """Adds the table top. Each product lies on a different part of it."""
    bpy.ops.mesh.primitive_plane_add(size=9000, location=(*rng.uniform(-1500, 1500, 2), 0))
    table = bpy.context.object
    table.rotation_euler.z = math.radians(rng.uniform(-24, 24))
    table.data.materials.append(table_top(surface))


def add_wall(rng, at, of="plaster"):
    """Adds a wall behind the table, `at` mm from the middle."""
    bpy.ops.mesh.primitive_plane_add(size=9000, location=(rng.uniform(-1500, 1500), at, 0))
    wall = bpy.context.object
    wall.rotation_euler.x = math.radians(90)
    wall.data.materials.append(paper(of, bump=0.35))


# Sections of a window, seen from the side: how far a part stands out of the glass, and its height. The sill lies on
# the table with a groove below its nose, and the sash stands on the sill with a gap.
SILL = [(34, 0), (34, 3), (43, 3.4), (44, 5), (44, 14), (43, 16.6), (40, 18), (24, 19), (10, 19)]
RAIL = [(10, 20.2), (19, 20.4), (20, 22), (20, 61), (19, 63), (17, 64), (17, 66), (15, 67.4), (11, 69), (8.6, 72)]
RAIL += [(8, 76), (8, 78), (0, 79)]
BAR = [(0, -11), (8, -10.6), (8.6, -8), (11, -5.6), (15, -4.6), (17, -3.4), (18, 0)]
# How far the sill reaches beyond the sash.
SILL_END = 94
# The bars end inside the rail, which is as deep there as they are.
JOINT = 58

VIEWS = ("garden", "lane", "courtyard")
# How many of each are drawn.
DRAWN = 4
WOODWORK = ("painted wood", "painted wood", "green window", "teak window")


def casement(rng, width=1300, height=900, view=None, curtain=None):
    """Returns a window above its sill, with two glazing bars, and what is outside.

    `view` is one of VIEWS; `curtain` is the side on which one hangs ("left", "right" or "none").
    """
    ends = np.array([-width / 2, width / 2])
    outside, wood = rng.choice(VIEWS), str(rng.choice(WOODWORK))
    side = rng.choice(("left", "right", "none", "none"))
    left_bar, right_bar = rng.uniform((-0.16, 0.09), (-0.09, 0.17)) * width
    parts = []
    for section, beyond in ((SILL, SILL_END), (RAIL, 0)):
        rows = [np.insert(np.array(section) * (-1, 1), 0, x + np.sign(x) * beyond, axis=1) for x in ends]
        parts.append(link(skin(rows), "rail", woodwork(wood, "X")))
    bar = np.array([*BAR, *[(out, -aside) for out, aside in BAR[-2::-1]]])
    for x in (left_bar, right_bar):
        rows = [np.column_stack([x + bar[:, 1], -bar[:, 0], np.full(len(bar), z)]) for z in (JOINT, height)]
        parts.append(link(skin(rows), "bar", woodwork(wood, "Z")))
    for part in parts:
        part.data.use_auto_smooth, part.data.auto_smooth_angle = True, math.radians(28)
    parts += [*jambs(ends, height, woodwork(wood, "Z")), scenery(rng, width, view or outside)]
    if (curtain or side) != "none":
        parts.append(half_curtain(rng, width * (-0.5 if (curtain or side) == "left" else 0.5), height))
    # They must not block the key light, nor add to it.
    for part in parts[4:]:
        part.visible_shadow = part.visible_diffuse = part.visible_glossy = False
    return parts


def jambs(ends, height, wood):
    """Returns the posts at both ends of a window, the ends of its sill, and the wall beyond them."""
    parts = []
    for x in ends:
        out = np.sign(x)
        parts += slab((70, 30, height), (x + out * 35, -9, height / 2 + 19), "painted wood", 2)
        parts[-1].data.materials[0] = wood
        tip = x + out * SILL_END
        end = mesh_of([(tip, -aside, z) for aside, z in [*SILL, (0, 19), (0, 0)]], [range(len(SILL) + 2)])
        parts.append(link(end, "sill", wood))
        wall = mesh_of([(x + out * far, 0, z) for far, z in ((60, 0), (4000, 0), (4000, 3000), (60, 3000))], [range(4)])
        parts.append(link(wall, "wall", paper("plaster", bump=0.35)))
    return parts


def scenery(rng, width, view):
    """Returns what is outside a window: a part of a drawn view, mirrored in half of all windows.

    It is so near that the rail hides the table behind the window.
    """
    first, mirrored = rng.uniform(0, 1), rng.random() < 0.5
    number, seen, light = rng.integers(DRAWN), rng.uniform(0.52, 0.9), rng.uniform(1.0, 1.3)
    left, bottom = first * (1 - seen), rng.uniform(0.02, min(0.32, 1 - seen))
    across = (left + seen, left) if mirrored else (left, left + seen)
    shader = Shader("view")
    place = shader.add("TexCoord").outputs["UV"]
    drawn = f"{FOLDERS['textures']}/view-{view}-{number}.png"
    colour = shader.texture(drawn, place, extension="EXTEND").outputs[0]
    plane = skin([[(x, 50, z) for x in (-0.7 * width, 0.7 * width)] for z in (-80, width * 0.7 - 80)])
    unwrap(plane, [(u, v) for v in (bottom, bottom + seen) for u in across])
    return link(plane, "view", shader.finish(shader.add("Emission", Color=colour, Strength=light)))


def half_curtain(rng, edge, height):
    """Returns a sheer cotton curtain that is drawn from an edge of the window to beside its middle."""
    along = np.linspace(0, 1, 260)
    x = edge * (1 - along * rng.uniform(0.72, 0.84))
    folds = 6 * np.sin(along * 78 + 3 * np.sin(along * 17)) + 3 * np.sin(along * 31 + rng.uniform(0, 6))
    rows = []
    for up in np.linspace(0, 1, 24):
        sway = 0.75 + 0.25 * np.cos(up * 2)
        hem = 26 + 2.5 * np.sin(along * 23) * (1 - up)
        rows.append(np.column_stack([x, -34 + folds * sway, hem + up * (height - hem)]))
    return link(skin(rows), "curtain", sheer_cotton())


def seen_from(rng, angle):
    """Returns the direction of the camera, which varies slightly from picture to picture."""
    x, y, z = ANGLES[angle]
    if angle == "reading":
        return x, y, z
    return x + rng.uniform(-0.2, 0.12), y, z * rng.uniform(0.82, 1.14)


def corners_of(things):
    """Returns the bounding corners of all objects in world space."""
    bpy.context.view_layer.update()
    points = []
    for thing in things:
        if thing.type in {"MESH", "CURVE"}:
            points += [thing.matrix_world @ Vector(corner) for corner in thing.bound_box]
    return points


def size_of(things):
    """Returns the diagonal of the area that the objects cover on the table."""
    points = corners_of(things)
    return math.hypot(*(max(p[axis] for p in points) - min(p[axis] for p in points) for axis in (0, 1)))


def aim(angle, look_at, distance, lens=LENS, aperture=4.0, focus=None):
    camera = bpy.data.cameras.new("camera")
    eye = bpy.data.objects.new("camera", camera)
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    direction = Vector(angle).normalized()
    eye.location = Vector(look_at) + direction * distance
    eye.rotation_euler = (-direction).to_track_quat("-Z", "Y").to_euler()
    camera.lens, camera.sensor_width = lens, SENSOR
    camera.clip_start, camera.clip_end = 1, 20000
    camera.dof.use_dof = True
    camera.dof.focus_distance = (eye.location - Vector(focus or look_at)).dot(direction)
    # Blender expects lens values in metres, but our unit is the millimetre.
    camera.dof.aperture_fstop = aperture / 1000
    return eye


def frame(things, angle, fill, aperture):
    """Points the camera so that the objects fill this part of the picture."""
    points = corners_of(things)
    direction = Vector(angle).normalized()
    right = Vector((0, 0, 1)).cross(direction).normalized()
    up = direction.cross(right)
    centre = sum(points, Vector()) / len(points)
    distance = 1000.0
    for _ in range(12):
        eye = centre + direction * distance
        seen = np.array(
            [
                (
                    (p - eye).dot(right) / (eye - p).dot(direction),
                    (p - eye).dot(up) / (eye - p).dot(direction),
                )
                for p in points
            ]
        )
        low, high = seen.min(0), seen.max(0)
        middle = (low + high) / 2
        centre = centre + right * float(middle[0]) * distance + up * float(middle[1]) * distance
        distance *= float((high - low).max()) / (fill * SENSOR / LENS)
    nearest = max(points, key=lambda p: p.dot(direction) - 0.4 * abs((p - centre).dot(right)))
    focus = centre.lerp(nearest, 0.35)
    # A larger subject is photographed from further away, with the same look.
    return aim(angle, centre, distance, aperture=aperture * distance / 900, focus=focus)


def close_up(point, width, angle=ANGLES["macro"], aperture=None):
    """Points the camera at a detail that is `width` mm wide."""
    distance = width * 105 / SENSOR
    return aim(angle, point, distance, lens=105, aperture=aperture or max(4.0, 1400 / width))


def lens_blur(depth, pixels):
    """Returns the radius of the circle of confusion in pixels for distances from the camera in mm."""
    camera = bpy.context.scene.camera.data
    focus, lens = camera.dof.focus_distance, camera.lens
    opening = lens / (camera.dof.aperture_fstop * 1000) / 2
    return opening * np.abs(depth - focus) / depth * lens / (focus - lens) * pixels / camera.sensor_width
