import { optimize } from 'svgo';
import type { Plate } from './atlas.ts';
import { canvas, picture } from './canvas.ts';

/** Draws a plate and packs it. The same plate gives the same bytes on every machine. */
export function render(plate: Plate): string {
  const c = canvas(plate.name);
  const drawn = picture(c, plate.width, plate.height, plate.draw(c));
  const { data } = optimize(drawn, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            // Ids are already short, and unique across files; svgo's own would collide once two pictures are inlined.
            cleanupIds: { minify: false },
            convertTransform: { floatPrecision: 3 },
            // Merging would unite strokes that overlap on purpose.
            mergePaths: false,
          },
        },
      },
    ],
  });
  return `${data}\n`;
}
