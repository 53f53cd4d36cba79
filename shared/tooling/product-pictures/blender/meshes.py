"""Creates meshes from points and adds them to the scene."""

import math

import bpy
import numpy as np


def link(data, name, material):
    """Adds a mesh or curve to the scene."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    data.materials.append(material)
    return thing


def mesh_of(vertices, faces, smooth=False):
    mesh = bpy.data.meshes.new("mesh")
    mesh.from_pydata(np.asarray(vertices, float).tolist(), [], faces)
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    return mesh


def skin(rows, closed=False):
    """Returns a smooth surface through rows of points; `closed` joins the end of each row to its start."""
    rows = np.asarray(rows, float)
    count = rows.shape[1]
    faces = []
    for row in range(len(rows) - 1):
        for column in range(count if closed else count - 1):
            following = (column + 1) % count
            here, above = row * count, (row + 1) * count
            faces.append([here + column, here + following, above + following, above + column])
    return mesh_of(rows.reshape(-1, 3), faces, smooth=True)


def unwrap(mesh, uv):
    """Sets the texture coordinates of a mesh from those of its vertices."""
    corners = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get("vertex_index", corners)
    mesh.uv_layers.new().data.foreach_set("uv", np.reshape(uv, (-1, 2))[corners].ravel())
    return mesh


def thicken(thing, thickness, offset=0.0):
    solid = thing.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, offset
    # Don't smooth the shading across the new edge.
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(40)
    return thing
