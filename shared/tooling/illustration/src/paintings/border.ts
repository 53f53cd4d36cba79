import type { Canvas, Mark } from '../canvas.ts';
import { reusable, box, moved, shape, stroke, inked } from '../canvas.ts';
import type { Colour } from '../palette.ts';
import { palette, paler } from '../palette.ts';
import { num } from '../geometry.ts';

export type BorderKind = 'leaves' | 'triangles' | 'lotus' | 'waves' | 'diamonds';

const units: Record<BorderKind, (main: Colour, second: Colour) => { length: number; mark: Mark }> = {
  leaves: (main, second) => ({
    length: 44,
    mark:
      inked('M2 15C12 -3 32 -3 42 15C32 33 12 33 2 15z', main, 1.8) +
      stroke('M2 15H42M14 15l6-7M14 15l6 7M24 15l6-7M24 15l6 7', palette.paper, 1.4) +
      shape('M0 2a6 6 0 0 1 0 12M0 16a6 6 0 0 1 0 12', { fill: second }),
  }),
  triangles: (main, second) => ({
    length: 32,
    mark:
      inked('M1 29L16 3L31 29z', main, 1.6) +
      inked('M10 28L16 17L22 28z', palette.paper, 1.4) +
      inked('M-13 2H13L0 22z', second, 1.4),
  }),
  lotus: (main, second) => ({
    length: 46,
    mark:
      inked(
        'M23 28C8 28 4 14 6 6C13 8 17 13 18 17C18 9 20 4 23 1C26 4 28 9 28 17C29 13 33 8 40 6C42 14 38 28 23 28z',
        main,
        1.6,
      ) +
      stroke('M23 27V10M17 24Q12 18 11 13M29 24Q34 18 35 13', paler(main, 0.6), 1.3) +
      inked('M-5 15L0 8L5 15L0 22z', second, 1.4),
  }),
  waves: (main, second) => ({
    length: 40,
    mark:
      stroke('M0 20C8 2 16 2 20 15S32 30 40 12', main, 4) +
      shape('M10 23a4 4 0 1 0 .1 0zM31 6a3.500 3.500 0 1 0 .1 0z', { fill: second }),
  }),
  diamonds: (main, second) => ({
    length: 30,
    mark:
      inked('M15 3L27 15L15 27L3 15z', main, 1.6) +
      inked('M15 9.500L20.500 15L15 20.500L9.500 15z', second, 1.3) +
      shape('M-2 5h4v4h-4zM-2 21h4v4h-4z', { fill: main }),
  }),
};

/** Draws a border 30 units wide. Artwork must stay at least 44 units away from the edge. */
export function border(
  c: Canvas,
  w: number,
  h: number,
  kind: BorderKind,
  main: Colour,
  second: Colour,
  paper: Colour = palette.paper,
): Mark {
  const unit = units[kind](main, second);
  const stamp = reusable(c, `border ${kind} ${main} ${second}`, () => unit.mark);
  const run = (length: number, place: (offset: number) => string) => {
    const count = Math.round(length / unit.length);
    const pitch = length / count;
    return Array.from({ length: count }, (_, index) => stamp(place(index * pitch + (pitch - unit.length) / 2))).join(
      '',
    );
  };
  const inset = 8;
  const frame = (at: number, width: number) => box(at, at, w - at * 2, h - at * 2, { stroke: palette.ink, width });
  const corner = (x: number, y: number) =>
    inked(`M${num(x)} ${num(y)}h30v30h-30z`, second, 1.8) +
    inked(`M${num(x + 15)} ${num(y + 4)}q4 7 11 11q-7 4-11 11q-4-7-11-11q7-4 11-11z`, paper, 1.4);
  return [
    run(w - 2 * (inset + 30), (offset) => moved(inset + 30 + offset, inset)),
    run(w - 2 * (inset + 30), (offset) => moved(inset + 30 + offset, h - inset) + ' scale(1 -1)'),
    run(h - 2 * (inset + 30), (offset) => moved(inset, h - inset - 30 - offset, -90)),
    run(h - 2 * (inset + 30), (offset) => moved(w - inset, inset + 30 + offset, 90)),
    corner(inset, inset),
    corner(w - inset - 30, inset),
    corner(inset, h - inset - 30),
    corner(w - inset - 30, h - inset - 30),
    frame(inset - 3, 2),
    frame(inset + 31, 2),
    frame(inset + 36, 1.5),
  ].join('');
}
