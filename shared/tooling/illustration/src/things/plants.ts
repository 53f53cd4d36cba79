import type { Canvas, Mark } from '../canvas.ts';
import { reusable, disc, group, inked, moved, shape, stroke } from '../canvas.ts';
import { dropped } from '../light.ts';
import type { Point } from '../geometry.ts';
import { curve, ellipse, line, num } from '../geometry.ts';
import type { Colour } from '../palette.ts';
import { darker, mix, palette, paler } from '../palette.ts';

export function leaf(length = 80, colour: Colour = palette.leaf, breadth = 0.42): Mark {
  const [l, b] = [length, length * breadth];
  const outline = `M0 0C${num(l * 0.22)} ${num(-b)} ${num(l * 0.7)} ${num(-b * 0.8)} ${num(l)} 0C${num(l * 0.7)} ${num(b * 0.8)} ${num(l * 0.22)} ${num(b)} 0 0z`;
  const lower = `M0 0C${num(l * 0.22)} ${num(b)} ${num(l * 0.7)} ${num(b * 0.8)} ${num(l)} 0z`;
  let veins = `M${num(-l * 0.12)} ${num(b * 0.05)}L${num(l * 0.94)} 0`;
  for (let vein = 1; vein < 6; vein += 1) {
    const x = l * (0.06 + vein * 0.14);
    const reach = b * 0.52 * Math.sin((Math.PI * vein) / 6.4);
    veins += `M${num(x)} 0l${num(l * 0.1)} ${num(-reach)}M${num(x)} 0l${num(l * 0.1)} ${num(reach)}`;
  }
  return (
    inked(outline, paler(colour, 0.16)) + shape(lower, { fill: colour }) + stroke(veins, darker(colour, 0.55), 1.3)
  );
}

export function sprig(points: readonly Point[], colour: Colour = palette.leaf, length = 58, breadth = 0.4): Mark {
  const leaves = points.slice(1).map(([x, y], index) => {
    const [fx, fy] = points[index] ?? [x, y];
    const heading = (Math.atan2(y - fy, x - fx) * 180) / Math.PI;
    const size = length * (1 - (index / points.length) * 0.4);
    const last = index === points.length - 2;
    if (last) return `<g transform="${moved(x, y, heading)}">${leaf(size, colour, breadth)}</g>`;
    return [52, -52]
      .map(
        (turn) =>
          `<g transform="${moved(x, y, heading + turn)}">${leaf(size, turn > 0 ? darker(colour, 0.08) : colour, breadth)}</g>`,
      )
      .join('');
  });
  return stroke(curve(points, false), darker(colour, 0.3), 3.4) + leaves.join('');
}

function marigoldHead(c: Canvas, radius: number, colour: Colour): Mark {
  return [1, 0.78, 0.56, 0.34]
    .map((share, ring) => {
      const petals = 15 - ring * 2;
      const points: Point[] = [];
      const start = c.random.next();
      for (let petal = 0; petal < petals; petal += 1) {
        for (const [offset, reach] of [
          [0, 0.8],
          [0.2, 1.03],
          [0.5, 0.93],
          [0.8, 1.03],
        ] as const) {
          const angle = ((petal + offset + start) / petals) * Math.PI * 2;
          points.push([Math.cos(angle) * radius * share * reach, Math.sin(angle) * radius * share * reach]);
        }
      }
      const tint = ring % 2 ? paler(colour, 0.16) : mix(colour, palette.terracotta, 0.14 + ring * 0.05);
      return shape(line(points), { fill: tint, stroke: darker(colour, 0.45), width: 1.3 });
    })
    .join('');
}

export function marigolds(
  c: Canvas,
  places: readonly (readonly [number, number, number])[],
  colour: Colour = palette.marigold,
): Mark {
  const stamp = reusable(c, `marigold ${colour}`, () => marigoldHead(c, 40, colour));
  return places
    .map(([x, y, radius], index) => {
      const scale = Math.round((radius / 40) * 100) / 100;
      return dropped(line(ellipse(x, y, radius, radius, 14)), radius * 0.2) + stamp(moved(x, y, index * 47, scale));
    })
    .join('');
}

export function fallen(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  colours: readonly Colour[],
): Mark {
  const outline = 'M0 0C4 -9 16 -10 22 -2C18 6 6 7 0 0z';
  let marks = '';
  for (let petal = 0; petal < count; petal += 1) {
    const colour = colours[petal % colours.length] ?? palette.marigold;
    const transform = moved(
      x + c.random.next() * w,
      y + c.random.next() * h,
      c.random.next() * 360,
      Math.round(c.random.between(70, 130)) / 100,
    );
    marks += `<g transform="${transform}">${shape(outline, { fill: palette.ink, opacity: 0.16, transform: 'translate(3 3)' })}${shape(outline, { fill: colour, stroke: darker(colour, 0.4), width: 1.2 })}</g>`;
  }
  return marks;
}

export function lotus(size: number, colour: Colour = palette.rose): Mark {
  const petal = (turn: number, length: number, width: number, tint: Colour) =>
    `<g transform="rotate(${turn})">${inked(`M0 0C${num(-width)} ${num(-length * 0.4)} ${num(-width * 0.8)} ${num(-length * 0.75)} 0 ${num(-length)}C${num(width * 0.8)} ${num(-length * 0.75)} ${num(width)} ${num(-length * 0.4)} 0 0z`, tint, 2)}${stroke(`M0 ${num(-length * 0.2)}V${num(-length * 0.8)}M${num(-width * 0.25)} ${num(-length * 0.3)}V${num(-length * 0.6)}M${num(width * 0.25)} ${num(-length * 0.3)}V${num(-length * 0.6)}`, darker(colour, 0.35), 1.2)}</g>`;
  return (
    [-78, 78, -56, 56].map((turn) => petal(turn, size * 0.82, size * 0.2, darker(colour, 0.12))).join('') +
    [-34, 34].map((turn) => petal(turn, size * 0.95, size * 0.23, colour)).join('') +
    [-14, 14].map((turn) => petal(turn, size, size * 0.22, paler(colour, 0.2))).join('') +
    petal(0, size * 0.92, size * 0.22, paler(colour, 0.4))
  );
}

export function leafShade(x: number, y: number, turn: number, scale = 1, depth = 0.07): Mark {
  let path = '';
  for (let index = 0; index < 9; index += 1) {
    const px = index * 52;
    const size = 130 - index * 7;
    for (const side of [-1, 1]) {
      const [dx, dy] = [size * 0.72, side * size * 0.8];
      path += `M${px} 0Q${num(px + dx * 0.1)} ${num(dy * 0.7)} ${num(px + dx)} ${num(dy)}Q${num(px + dx * 0.95)} ${num(dy * 0.25)} ${px} 0z`;
    }
  }
  return `<g transform="${moved(x, y, turn, scale)}">${shape(`${path}M-80 -3L470 -1V1L-80 3z`, { fill: palette.ink, opacity: depth })}</g>`;
}

export function stampMark(x: number, y: number, radius: number, colour: Colour = palette.leaf): Mark {
  const r = radius;
  return (
    disc(x, y, r, { stroke: colour, width: Math.max(1.4, r * 0.09) }) +
    `<g transform="${moved(x - r * 0.42, y + r * 0.45, -48)}">${shape(
      `M0 0C${num(r * 0.26)} ${num(-r * 0.5)} ${num(r * 0.85)} ${num(-r * 0.42)} ${num(r * 1.22)} 0C${num(r * 0.85)} ${num(r * 0.42)} ${num(r * 0.26)} ${num(r * 0.5)} 0 0z`,
      { fill: colour },
    )}${stroke(`M${num(-r * 0.1)} 0H${num(r * 0.9)}`, palette.paper, Math.max(1, r * 0.06))}</g>`
  );
}

export function sprout(size: number): Mark {
  return (
    stroke(
      `M0 0C${num(-size * 0.06)} ${num(-size * 0.4)} ${num(size * 0.05)} ${num(-size * 0.7)} 0 ${num(-size)}`,
      palette.leaf,
      4,
    ) +
    group(moved(0, -size * 0.95, -28), leaf(size * 0.55, palette.leaf)) +
    group(moved(0, -size * 0.95, -152), leaf(size * 0.5, palette.leafLight)) +
    group(moved(0, -size * 0.5, -18), leaf(size * 0.38, palette.leafLight))
  );
}
