import type { Mark } from '../canvas.ts';
import { inked, moved, shape, stroke } from '../canvas.ts';
import { line, num, rectangle } from '../geometry.ts';
import type { Colour } from '../palette.ts';
import { darker, palette, paler } from '../palette.ts';
import { leaf, stampMark } from './plants.ts';

export function titleLabel(
  w: number,
  h: number,
  tone: Colour = palette.leaf,
  at: [number, number] = [0.5, 0.36],
  share = 0.5,
  colour: Colour = palette.paper,
): Mark {
  const [lw, lh] = [w * share, w * share * 0.72];
  const [x, y] = [w * at[0] - lw / 2, h * at[1] - lh / 2];
  return (
    inked(line(rectangle(x, y, lw, lh)), colour, 1.6) +
    stroke(line(rectangle(x + 6, y + 6, lw - 12, lh - 12)), tone, 1.2) +
    stampMark(x + lw / 2, y + lh * 0.38, lh * 0.19, tone) +
    stroke(
      `M${num(x + lw * 0.26)} ${num(y + lh * 0.7)}H${num(x + lw * 0.74)}M${num(x + lw * 0.36)} ${num(y + lh * 0.8)}H${num(x + lw * 0.64)}`,
      palette.inkSoft,
      2,
    )
  );
}

export function wreath(x: number, y: number, r: number, colours: readonly [Colour, Colour], count = 16): Mark {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 360;
    const colour = colours[index % 2] ?? colours[0];
    const [px, py] = [x + Math.cos((angle * Math.PI) / 180) * r, y + Math.sin((angle * Math.PI) / 180) * r];
    return `<g transform="${moved(px, py, angle + 90 + (index % 2 ? 26 : -26))}">${leaf(r * 0.5, colour)}</g>`;
  }).join('');
}

export function paisley(r: number, main: Colour, second: Colour): Mark {
  const drop = (s: number) =>
    `M0 ${num(s)}C${num(-s * 1.1)} ${num(s * 0.9)} ${num(-s * 1.1)} ${num(-s * 0.5)} ${num(-s * 0.2)} ${num(-s)}C${num(s * 0.4)} ${num(-s * 1.3)} ${num(s * 0.9)} ${num(-s * 1.1)} ${num(s * 0.8)} ${num(-s * 0.7)}C${num(s * 0.5)} ${num(-s)} ${num(s * 0.2)} ${num(-s * 0.7)} ${num(s * 0.5)} ${num(-s * 0.3)}C${num(s * 1.1)} ${num(s * 0.3)} ${num(s * 0.7)} ${num(s)} 0 ${num(s)}z`;
  return (
    inked(drop(r), main, 1.8) +
    shape(drop(r * 0.68), { fill: second }) +
    shape(drop(r * 0.36), { fill: paler(main, 0.5) }) +
    stroke(drop(r * 1.18), darker(main, 0.2), 1.5, { dash: '1 6' })
  );
}
