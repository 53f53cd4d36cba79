"""Writes the corners and the mask with which browsers print designs on a picture of blank cards."""

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

CORNERS = {"upperLeft": (-1, 1), "upperRight": (1, 1), "lowerRight": (1, -1), "lowerLeft": (-1, -1)}


def describe_card(card, size):
    """Returns a card's size in mm and its corners, as fractions of the picture.

    A deckled edge strays by up to 4 mm around the straight lines between the corners.
    """
    scene = bpy.context.scene
    width, height = size
    top = max(corner[2] for corner in card.bound_box)
    described = {"width": width, "height": height}
    for name, (x, y) in CORNERS.items():
        corner = card.matrix_world @ Vector((x * width / 2, y * height / 2, top))
        seen = world_to_camera_view(scene, scene.camera, corner)
        described[name] = {"x": round(seen.x, 5), "y": round(1 - seen.y, 5)}
    return described


def render_mask(cards, samples, out):
    """Writes a picture that is white where a card is visible.

    The mask is rendered by the same camera as the picture, so both have equally soft edges.
    """
    scene = bpy.context.scene
    white, black = glowing("card", 1), glowing("everything else", 0)
    for thing in scene.objects:
        for slot in thing.material_slots:
            slot.material = white if thing in cards else black
    scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0
    scene.use_nodes = False
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = False
    # Save the mask without a tone curve, because its values are fractions of pixels.
    scene.view_settings.view_transform = "Raw"
    scene.view_settings.look = "None"
    scene.view_settings.exposure = 0
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = "PNG", "8", "BW"
    scene.render.filepath = out
    bpy.ops.render.render(write_still=True)


def glowing(name, strength):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = material.node_tree.nodes
    nodes.clear()
    light = nodes.new("ShaderNodeEmission")
    light.inputs["Strength"].default_value = strength
    output = nodes.new("ShaderNodeOutputMaterial")
    material.node_tree.links.new(light.outputs[0], output.inputs["Surface"])
    return material
