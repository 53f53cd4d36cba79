"""Lets flat things come to rest on each other. All lengths are in millimetres."""

import math

import bpy
import numpy as np
from boxes import move
from cords import resample, twine
from mathutils.bvhtree import BVHTree
from paper_goods import EYELET, tag, wandering_thread

CELL = 0.8
THREAD = 1.0


class Ground:
    """The height of whatever lies on the table, cell by cell."""

    def __init__(self, reach=320):
        self.reach = reach
        self.height = np.zeros((round(2 * reach / CELL),) * 2)

    def cell(self, points):
        return tuple(np.clip(((np.asarray(points) + self.reach) / CELL).astype(int), 0, len(self.height) - 1).T)

    def at(self, points):
        return self.height[self.cell(points)]

    def rest(self, rows):
        """Returns the plane a + b x + c y on which a stiff sheet, given as rows of points, comes to rest.

        Its three points of support are around its centre, and nothing is higher than the plane.
        """
        points = rows.reshape(-1, 2)
        places = np.column_stack([np.ones(len(points)), points])
        below, centre = self.at(points), places.mean(0)
        across = len(rows[0])
        support = [0, across - 1, len(points) - across // 2]
        for _ in range(60):
            plane = np.linalg.solve(places[support], below[support])
            higher = below - places @ plane
            worst = int(higher.argmax())
            if higher[worst] < 0.02:
                break
            swapped = [support[:k] + [worst] + support[k + 1 :] for k in range(3)]
            swapped = [three for three in swapped if abs(np.linalg.det(places[three])) > 1]
            support = max(swapped, key=lambda three: np.linalg.solve(places[three].T, centre).min())
        return plane

    def add(self, thing):
        """Raises the ground to the upper side of a mesh."""
        bpy.context.view_layer.update()
        points = [thing.matrix_world @ vertex.co for vertex in thing.data.vertices]
        surface = BVHTree.FromPolygons(points, [list(face.vertices) for face in thing.data.polygons])
        x, y, _ = np.array(points).T
        for at_x in np.arange(x.min(), x.max(), CELL):
            for at_y in np.arange(y.min(), y.max(), CELL):
                hit = surface.ray_cast((at_x, at_y, 500), (0, 0, -1))[0]
                if hit:
                    cell = self.cell((at_x, at_y))
                    self.height[cell] = max(self.height[cell], hit.z)

    def drape(self, path, thickness):
        """Returns a path along which a thread lies on the ground, and raises the ground by it."""
        path = resample(np.column_stack([path, np.zeros(len(path))]), 0.8)
        bridged = np.array([self.at(path[max(0, i - 2) : i + 3, :2]).max() for i in range(len(path))])
        path[:, 2] = np.convolve(np.pad(bridged, 3, "edge"), np.ones(7) / 7, "valid") + thickness * 0.6
        for aside in np.stack(np.meshgrid((-0.4, 0.4), (-0.4, 0.4)), 2).reshape(-1, 2) * thickness:
            cells = self.cell(path[:, :2] + aside)
            self.height[cells] = np.maximum(self.height[cells], path[:, 2] + thickness * 0.4)
        return path


def heap_of_tags(rng, tags, size=(45, 100)):
    """Returns gift tags that were dropped on each other, with their threads across them."""
    ground, parts = Ground(), []
    for given in tags:
        options = {key: value for key, value in given.items() if key not in {"at", "turn", "thread", "strays"}}
        turn, at = math.radians(given["turn"]), np.array(given["at"], float)
        spin = np.array([(math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))])
        edge = np.linspace(-0.5, 0.5, 46)
        area = np.stack(np.meshgrid(edge, edge), 2) * size
        plane = ground.rest(area @ spin + at)
        slope = spin @ plane[1:]
        lean = (math.degrees(math.atan(slope[1])), -math.degrees(math.atan(slope[0])), given["turn"])
        built = move(tag(rng, size, thread=None, **options), (*at, plane @ (1, *at) + 0.1), lean)
        parts += built
        ground.add(built[0])
        eyelet = np.array([0, size[1] / 2 - EYELET])
        for path, frayed in wandering_thread(rng, 50, given.get("strays", rng.normal(0, 24))):
            parts += twine(ground.drape((path + eyelet) @ spin + at, THREAD), THREAD, given["thread"], frayed)
    return parts
