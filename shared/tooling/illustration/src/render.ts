import { gzipSync } from 'node:zlib';

import { optimize } from 'svgo';

import type { Picture } from './pictures.ts';
import { canvas, svgDocument } from './canvas.ts';
import { countElements } from './packing/count-elements.ts';
import { fewerElements } from './packing/merge-paths.ts';
import { hashOf } from './random.ts';

const BYTES_PER_ELEMENT = 16;

export const MAX_GZIP_BYTES = 12 * 1024;

export function render(picture: Picture): string {
  const c = canvas(picture.name);
  const drawn = svgDocument(c, picture.width, picture.height, picture.draw(c));
  const flattened = pack(drawn, picture, false);
  if (!drawn.includes('<use')) return flattened;
  const withUses = pack(drawn, picture, true);
  return cost(withUses) < cost(flattened) ? withUses : flattened;
}

function cost(svg: string): number {
  const bytes = gzipSync(svg, { level: 9 }).length;
  if (bytes > MAX_GZIP_BYTES) return Infinity;
  return bytes + BYTES_PER_ELEMENT * countElements(svg);
}

function pack(drawn: string, { name, width, height }: Picture, keepUses: boolean): string {
  const simplified = optimize(drawn, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true, floatPrecision: 3 } },
      fewerElements(width, height, `k${hashOf(name).toString(36)}`, keepUses),
    ],
  }).data;
  const { data } = optimize(simplified, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupIds: { minify: false },
            convertTransform: { floatPrecision: 4, transformPrecision: 6 },
            mergePaths: false,
            moveElemsAttrsToGroup: false,
          },
        },
      },
    ],
  });
  return `${data}\n`;
}
