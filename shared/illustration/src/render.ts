import { gzipSync } from 'node:zlib';

import { optimize } from 'svgo';

import type { Plate } from './atlas.ts';
import { canvas, picture } from './canvas.ts';
import { elementsOf } from './packing/elements.ts';
import { fewerElements } from './packing/unite.ts';
import { hashOf } from './random.ts';

/** Bytes that may be spent for one element less: on a slow phone both take 80 microseconds, the one of its line, the other of its processor. */
const BYTES_FOR_AN_ELEMENT = 16;

/** Bytes that a picture may weigh, packed by gzip (E22). */
export const LARGEST = 12 * 1024;

/** Draws a plate and packs it. The same plate gives the same bytes on every machine. */
export function render(plate: Plate): string {
  const c = canvas(plate.name);
  const drawn = picture(c, plate.width, plate.height, plate.draw(c));
  const unfolded = packed(drawn, plate, false);
  if (!drawn.includes('<use')) return unfolded;
  // A stamp at many angles packs badly as paths of their own.
  const stamped = packed(drawn, plate, true);
  return cost(stamped) < cost(unfolded) ? stamped : unfolded;
}

function cost(svg: string): number {
  const bytes = gzipSync(svg, { level: 9 }).length;
  if (bytes > LARGEST) return Infinity;
  return bytes + BYTES_FOR_AN_ELEMENT * elementsOf(svg);
}

function packed(drawn: string, { name, width, height }: Plate, areStampsKept: boolean): string {
  const fewer = optimize(drawn, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true, floatPrecision: 3 } },
      fewerElements(width, height, `k${hashOf(name).toString(36)}`, areStampsKept),
    ],
  }).data;
  const { data } = optimize(fewer, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            // Ids are already short, and unique across files; svgo's own would collide once two pictures are inlined.
            cleanupIds: { minify: false },
            // A turn of a thousandth moves the far end of a sheet by a unit.
            convertTransform: { floatPrecision: 4, transformPrecision: 6 },
            // What may be merged is merged already, and a group is an element more.
            mergePaths: false,
            moveElemsAttrsToGroup: false,
          },
        },
      },
    ],
  });
  return `${data}\n`;
}
