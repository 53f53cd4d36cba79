import type { Mark } from '../canvas.ts';
import { disc, shape, stroke } from '../canvas.ts';
import type { Colour } from '../palette.ts';
import { palette } from '../palette.ts';

export function doubled(data: string, fill: Colour, pattern?: Colour, gap: Colour = palette.paper, width = 6.4): Mark {
  return (
    shape(data, { fill }) +
    (pattern ? shape(data, { fill: pattern }) : '') +
    stroke(data, palette.ink, width) +
    stroke(data, gap, width - 4)
  );
}

export function eye(x: number, y: number, size: number, paper: Colour = palette.paper): Mark {
  const [s, k] = [size, size * 0.62];
  return (
    shape(`M${x - s} ${y}Q${x} ${y - k * 1.5} ${x + s} ${y}Q${x} ${y + k * 1.5} ${x - s} ${y}z`, {
      fill: paper,
      stroke: palette.ink,
      width: 2,
    }) +
    disc(x, y, size * 0.42, { fill: palette.ink }) +
    disc(x - size * 0.12, y - size * 0.12, size * 0.12, { fill: paper })
  );
}
