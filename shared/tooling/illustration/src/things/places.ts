import type { Canvas, Mark } from '../canvas.ts';
import { box, disc, group, inked, moved, shape, stroke } from '../canvas.ts';
import type { Point } from '../geometry.ts';
import { deckled, line, num, rectangle } from '../geometry.ts';
import type { Colour } from '../palette.ts';
import { darker, palette, paler } from '../palette.ts';
import { leaf } from './plants.ts';
import type { Stuff } from './paper.ts';

export function arch(x: number, y: number, w: number, h: number): string {
  const [l, r, t] = [x - w / 2, x + w / 2, y - h];
  const spring = t + w * 0.5;
  return `M${num(l)} ${num(y)}V${num(spring)}Q${num(l)} ${num(spring - w * 0.16)} ${num(l + w * 0.14)} ${num(spring - w * 0.18)}Q${num(l + w * 0.16)} ${num(spring - w * 0.34)} ${num(l + w * 0.33)} ${num(spring - w * 0.34)}Q${num(l + w * 0.4)} ${num(spring - w * 0.46)} ${num(x)} ${num(t)}Q${num(r - w * 0.4)} ${num(spring - w * 0.46)} ${num(r - w * 0.33)} ${num(spring - w * 0.34)}Q${num(r - w * 0.16)} ${num(spring - w * 0.34)} ${num(r - w * 0.14)} ${num(spring - w * 0.18)}Q${num(r)} ${num(spring - w * 0.16)} ${num(r)} ${num(spring)}V${num(y)}z`;
}

export function house(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour,
  options: { line?: Colour; balcony?: boolean; door?: boolean; floors?: number } = {},
): Mark {
  const { line: ink = darker(colour, 0.4), floors = 3, door = true } = options;
  const floor = h / floors;
  const marks: Mark[] = [
    shape(line(rectangle(x, y - h, w, h)), { fill: colour, stroke: ink, width: 2 }),
    shape(line(rectangle(x - 8, y - h - 14, w + 16, 18)), { fill: darker(colour, 0.06), stroke: ink, width: 2 }),
  ];
  let battlement = '';
  for (let px = x; px < x + w - 12; px += 26) battlement += `M${num(px)} ${num(y - h - 14)}v-16q9 -14 18 0v16`;
  marks.push(shape(battlement, { fill: colour, stroke: ink, width: 1.8 }));
  for (let level = 0; level < floors; level += 1) {
    const foot = y - level * floor;
    const columns = Math.max(1, Math.round(w / 95));
    if (level > 0)
      marks.push(stroke(`M${num(x)} ${num(foot)}H${num(x + w)}M${num(x)} ${num(foot + 6)}H${num(x + w)}`, ink, 1.5));
    for (let column = 0; column < columns; column += 1) {
      const middle = x + (w * (column + 0.5)) / columns;
      if (level === 0 && door && column === Math.floor(columns / 2)) {
        marks.push(
          shape(arch(middle, foot, 58, floor * 0.76), { fill: darker(colour, 0.28), stroke: ink, width: 2 }),
          stroke(`M${num(middle)} ${num(foot)}V${num(foot - floor * 0.6)}`, ink, 1.6),
        );
      } else {
        const sill = foot - floor * 0.24;
        marks.push(
          shape(arch(middle, sill, 42, floor * 0.52), { fill: darker(colour, 0.2), stroke: ink, width: 1.8 }),
          stroke(
            `M${num(middle - 27)} ${num(sill)}h54M${num(middle)} ${num(sill)}v${num(-floor * 0.4)}M${num(middle - 20)} ${num(sill - floor * 0.16)}h40`,
            ink,
            1.5,
          ),
        );
      }
    }
    if (options.balcony && level === 1) {
      let bars = '';
      for (let px = x + w * 0.1; px < x + w * 0.9; px += 13) bars += `M${num(px)} ${num(foot - 4)}v-38`;
      marks.push(
        shape(line(rectangle(x + w * 0.06, foot - 6, w * 0.88, 10)), {
          fill: darker(colour, 0.12),
          stroke: ink,
          width: 1.8,
        }),
        stroke(`${bars}M${num(x + w * 0.07)} ${num(foot - 42)}H${num(x + w * 0.93)}`, ink, 2),
      );
    }
  }
  return marks.join('');
}

export function neem(c: Canvas, x: number, y: number, size: number, colours: readonly [Colour, Colour]): Mark {
  const s = size;
  const trunk = `M${num(x - s * 0.06)} ${num(y)}C${num(x - s * 0.02)} ${num(y - s * 0.3)} ${num(x - s * 0.1)} ${num(y - s * 0.45)} ${num(x - s * 0.16)} ${num(y - s * 0.72)}L${num(x - s * 0.1)} ${num(y - s * 0.74)}C${num(x - s * 0.06)} ${num(y - s * 0.6)} ${num(x - s * 0.02)} ${num(y - s * 0.5)} ${num(x + s * 0.02)} ${num(y - s * 0.5)}C${num(x + s * 0.04)} ${num(y - s * 0.6)} ${num(x + s * 0.1)} ${num(y - s * 0.7)} ${num(x + s * 0.18)} ${num(y - s * 0.78)}L${num(x + s * 0.22)} ${num(y - s * 0.74)}C${num(x + s * 0.08)} ${num(y - s * 0.5)} ${num(x + s * 0.05)} ${num(y - s * 0.25)} ${num(x + s * 0.09)} ${num(y)}z`;
  const id = c.define(
    `spray ${colours.join()}`,
    (name) =>
      `<g id="${name}">${[-64, -32, 0, 32, 64].map((turn, index) => `<g transform="rotate(${turn})">${leaf(76, index % 2 ? colours[0] : colours[1], 0.3)}</g>`).join('')}</g>`,
  );
  const sprays: Mark[] = [];
  for (const [ring, count, reach] of [
    [0, 15, 0.44],
    [1, 12, 0.3],
    [2, 7, 0.15],
    [3, 2, 0.04],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      const angle = (index / count) * Math.PI * 2 + ring * 0.4;
      const [px, py] = [
        x + 0.02 * s + Math.cos(angle) * s * reach * 1.25,
        y - s * 0.95 + Math.sin(angle) * s * reach * 0.72,
      ];
      sprays.push(
        `<use href="#${id}" transform="${moved(px, py, (angle * 180) / Math.PI + c.random.spread(24), Math.round((s / 620) * 100) / 100)}"/>`,
      );
    }
  }
  return inked(trunk, darker(palette.inkSoft, 0.1)) + sprays.join('');
}

export function dryingLine(
  c: Canvas,
  from: Point,
  to: Point,
  sheets: readonly { at: number; w: number; h: number; colour: Colour; stuff?: Stuff }[],
  sag = 26,
): Mark {
  const along = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag,
  ];
  const rope = `M${from.map(num).join(' ')}Q${num((from[0] + to[0]) / 2)} ${num((from[1] + to[1]) / 2 + sag * 2)} ${to.map(num).join(' ')}`;
  return (
    stroke(rope, palette.ink, 3) +
    sheets
      .map(({ at, w, h, colour, stuff }) => {
        const [x, y] = along(at);
        const sway = c.random.spread(2.4);
        const data = line(deckled(rectangle(-w / 2, 0, w, h), c.random, 2.6, 15));
        return group(
          moved(x, y, sway),
          shape(data, { fill: palette.ink, opacity: 0.1, transform: 'translate(10 8)' }),
          shape(data, { fill: colour }),
          stuff ? group(`translate(${num(-w / 2)} 0)`, stuff(c, w, h)) : '',
          shape(
            line([
              [w / 2 - w * 0.2, 0],
              [w / 2, 0],
              [w / 2, h],
              [w / 2 - w * 0.08, h],
            ]),
            { fill: palette.ink, opacity: 0.06 },
          ),
          stroke(data, palette.ink, 1.8),
          [-1, 1]
            .map((side) =>
              box(side * w * 0.36 - 4, -9, 8, 22, { fill: palette.marigold, stroke: palette.ink, width: 1.6 }),
            )
            .join(''),
        );
      })
      .join('')
  );
}

export function bunting(from: Point, to: Point, count: number, colours: readonly Colour[], sag = 40): Mark {
  const along = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag,
  ];
  let flags = '';
  for (let index = 0; index < count; index += 1) {
    const [[ax, ay], [bx, by]] = [along((index + 0.12) / count), along((index + 0.88) / count)];
    flags += inked(
      `M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}L${num((ax + bx) / 2)} ${num((ay + by) / 2 + (bx - ax) * 0.95)}z`,
      colours[index % colours.length] ?? palette.paper,
      1.8,
    );
  }
  return (
    stroke(
      `M${from.map(num).join(' ')}Q${num((from[0] + to[0]) / 2)} ${num((from[1] + to[1]) / 2 + sag * 2)} ${to.map(num).join(' ')}`,
      palette.ink,
      2,
    ) + flags
  );
}

export function basket(
  x: number,
  y: number,
  w: number,
  h: number,
  heap: Mark,
  colour: Colour = darker(palette.marigold, 0.2),
): Mark {
  const wall = `M${num(x - w / 2)} ${num(y - h)}C${num(x - w * 0.48)} ${num(y - h * 0.4)} ${num(x - w * 0.4)} ${num(y)} ${num(x - w * 0.36)} ${num(y)}H${num(x + w * 0.36)}C${num(x + w * 0.4)} ${num(y)} ${num(x + w * 0.48)} ${num(y - h * 0.4)} ${num(x + w / 2)} ${num(y - h)}z`;
  let weave = '';
  const rows = Math.max(5, Math.round(h / 15));
  for (let row = 1; row < rows; row += 1) {
    const py = y - h + (h * row) / rows;
    const half = w * (0.49 - (row / rows) * 0.11);
    const bumps = Math.max(8, Math.round(w / 22));
    weave += `M${num(x - half)} ${num(py)}`;
    for (let step = 0; step < bumps; step += 1) {
      weave += `q${num(half / bumps)} ${step % 2 === row % 2 ? 7 : -7} ${num((half * 2) / bumps)} 0`;
    }
  }
  return (
    shape(
      `M${num(x - w * 0.3)} ${num(y + 4)}H${num(x + w * 0.5)}L${num(x + w * 0.6)} ${num(y + 12)}H${num(x - w * 0.2)}z`,
      { fill: palette.ink, opacity: 0.14 },
    ) +
    heap +
    inked(wall, colour) +
    stroke(weave, darker(colour, 0.45), 1.8) +
    stroke(`M${num(x - w / 2)} ${num(y - h)}H${num(x + w / 2)}`, palette.ink, 11) +
    stroke(`M${num(x - w / 2)} ${num(y - h)}H${num(x + w / 2)}`, paler(colour, 0.25), 6.5)
  );
}

export function wheel(x: number, y: number, r: number, colour: Colour = palette.ink): Mark {
  let spokes = '';
  for (let index = 0; index < 14; index += 1) {
    const angle = (index / 14) * Math.PI * 2;
    spokes += `M${num(x)} ${num(y)}L${num(x + Math.cos(angle) * r)} ${num(y + Math.sin(angle) * r)}`;
  }
  return (
    stroke(spokes, palette.inkSoft, 1.8) +
    disc(x, y, r, { stroke: palette.ink, width: 11 }) +
    disc(x, y, r, { stroke: colour, width: 6 }) +
    disc(x, y, r - 8, { stroke: palette.inkSoft, width: 1.6 }) +
    disc(x, y, 9, { fill: palette.marigold, stroke: palette.ink, width: 2.2 })
  );
}
