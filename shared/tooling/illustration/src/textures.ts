import type { Canvas, Mark } from './canvas.ts';
import { box, shape, stroke } from './canvas.ts';
import type { Colour } from './palette.ts';
import { darker, mix, palette, paler } from './palette.ts';
import { num } from './geometry.ts';

export type Infill = 'lines' | 'cross' | 'dots' | 'scales' | 'dashes' | 'chevrons' | 'rings' | 'weave' | 'seeds';

const tiles: Record<Infill, (colour: Colour) => { size: [number, number]; mark: Mark }> = {
  lines: (colour) => ({ size: [7, 7], mark: stroke('M0 3.5H7', colour, 1.5) }),
  cross: (colour) => ({ size: [9, 9], mark: stroke('M0 4.5H9M4.5 0V9', colour, 1.2) }),
  dots: (colour) => ({ size: [12, 12], mark: shape('M3 1a2 2 0 1 0 .1 0zM9 7a2 2 0 1 0 .1 0z', { fill: colour }) }),
  scales: (colour) => ({
    size: [20, 18],
    mark: stroke('M0 0a10 9 0 0 0 20 0M-10 9a10 9 0 0 0 20 0M10 9a10 9 0 0 0 20 0M10 0v4M0 9v4M20 9v4', colour, 1.5),
  }),
  dashes: (colour) => ({ size: [16, 10], mark: stroke('M1 2.5h8M9 7.5h6M0 7.5h1', colour, 1.8) }),
  chevrons: (colour) => ({ size: [14, 9], mark: stroke('M0 7L7 2L14 7', colour, 1.6) }),
  rings: (colour) => ({ size: [18, 18], mark: stroke('M9 3.500a5.500 5.500 0 1 0 .1 0zM9 8.500v1', colour, 1.5) }),
  weave: (colour) => ({ size: [12, 12], mark: stroke('M1 3H6M7 9h5M3 7v4M9 1v4', colour, 1.3) }),
  seeds: (colour) => ({
    size: [18, 16],
    mark: shape('M2 4q4-4 8 0q-4 4-8 0zM11 12q4-4 8 0q-4 4-8 0z', { fill: colour }),
  }),
};

export function infill(c: Canvas, kind: Infill, colour: Colour, scale = 1, turn = 0): Colour {
  const id = c.define(`infill ${kind} ${colour} ${scale} ${turn}`, (name) => {
    const { size, mark } = tiles[kind](colour);
    const transform = `${turn ? `rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${scale})`}`;
    return `<pattern id="${name}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse"${
      transform ? ` patternTransform="${transform}"` : ''
    }>${mark}</pattern>`;
  });
  return `url(#${id})`;
}

export function flecks(c: Canvas, w: number, h: number, count: number, colours: readonly Colour[], size = 5): Mark {
  return colours
    .map((colour, index) => {
      const each = Math.round(count / colours.length);
      let path = '';
      for (let fleck = 0; fleck < each; fleck += 1) {
        const [x, y] = [c.random.between(size, w - size), c.random.between(size, h - size)];
        const [dx, dy] = [c.random.spread(size), c.random.spread(size)];
        path += `M${num(x)} ${num(y)}q${num(dx * 0.5 + c.random.spread(1.5))} ${num(dy * 0.2)} ${num(dx)} ${num(dy)}`;
      }
      return stroke(path, colour, index % 2 ? 1.5 : 2.3, { opacity: 0.75 });
    })
    .join('');
}

export function petals(c: Canvas, w: number, h: number, count: number, colours: readonly Colour[], size = 11): Mark {
  return colours
    .map((colour) => {
      let path = '';
      for (let petal = 0; petal < count / colours.length; petal += 1) {
        const [x, y] = [c.random.between(size * 1.5, w - size * 1.5), c.random.between(size * 1.5, h - size * 1.5)];
        const angle = c.random.next() * Math.PI * 2;
        const [ax, ay] = [Math.cos(angle) * size, Math.sin(angle) * size];
        const wide = 0.35 + c.random.next() * 0.2;
        path += `M${num(x)} ${num(y)}q${num(ax * 0.5 - ay * wide)} ${num(ay * 0.5 + ax * wide)} ${num(ax)} ${num(ay)}q${num(
          -ax * 0.5 + ay * wide * 1.2,
        )} ${num(-ay * 0.5 - ax * wide * 1.2)} ${num(-ax)} ${num(-ay)}z`;
      }
      return shape(path, { fill: colour, opacity: 0.85 });
    })
    .join('');
}

export type Ground = 'linen' | 'planks' | 'plain' | 'dhurrie' | 'tiles' | 'chequer';

export function table(c: Canvas, kind: Ground, colour: Colour, w = 800, h = 800, y = 0): Mark {
  const dark = darker(colour, 0.09);
  const base = box(0, y, w, h - y, { fill: colour });
  if (kind === 'plain') {
    return base + `<g transform="translate(0 ${y})">${flecks(c, w, h - y, 70, [dark, paler(colour, 0.35)], 6)}</g>`;
  }
  if (kind === 'linen') {
    return base + box(0, y, w, h - y, { fill: infill(c, 'weave', dark, 0.8), opacity: 0.55 });
  }
  if (kind === 'chequer') {
    const id = c.define(
      `chequer ${colour}`,
      (name) =>
        `<pattern id="${name}" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)">${box(0, 0, 32, 64, { fill: paler(colour, 0.35), opacity: 0.5 })}${box(0, 0, 64, 32, { fill: paler(colour, 0.35), opacity: 0.5 })}${stroke('M0 40H64M0 56H64M40 0V64M56 0V64', dark, 1.2)}</pattern>`,
    );
    return base + box(0, y, w, h - y, { fill: `url(#${id})` });
  }
  if (kind === 'planks') {
    let path = '';
    let grain = '';
    const plank = (h - y) / Math.max(2, Math.round((h - y) / 150));
    for (let top = y; top < h - 1; top += plank) {
      path += `M0 ${num(top)}H${w}`;
      const joint = c.random.between(80, w - 80);
      path += `M${num(joint)} ${num(top)}v${num(plank)}`;
      for (let vein = 0; vein < 6; vein += 1) {
        const [vx, vy] = [c.random.between(-60, w - 120), top + plank * c.random.between(0.12, 0.9)];
        const length = c.random.between(120, 380);
        const bow = c.random.spread(7);
        grain += `M${num(vx)} ${num(vy)}q${num(length / 2)} ${num(bow)} ${num(length)} ${num(bow / 3)}`;
      }
    }
    return (
      base + stroke(grain, dark, 1.8, { opacity: 0.8 }) + stroke(path, darker(colour, 0.28), 2.2, { opacity: 0.7 })
    );
  }
  if (kind === 'tiles') {
    const id = c.define(
      `tiles ${colour}`,
      (name) =>
        `<pattern id="${name}" width="160" height="160" patternUnits="userSpaceOnUse" patternTransform="translate(-20 -30)">${shape(
          'M0 0H160V160H0z',
          { stroke: dark, width: 3 },
        )}${shape('M80 22C92 60 100 68 138 80C100 92 92 100 80 138C68 100 60 92 22 80C60 68 68 60 80 22z', {
          fill: mix(colour, palette.terracotta, 0.16),
        })}${shape(
          'M0 26A26 26 0 0 0 26 0M134 0a26 26 0 0 0 26 26M160 134a26 26 0 0 0-26 26M26 160a26 26 0 0 0-26-26',
          {
            stroke: mix(colour, palette.indigo, 0.25),
            width: 3,
          },
        )}</pattern>`,
    );
    return base + box(0, y, w, h - y, { fill: `url(#${id})` });
  }
  let stripes = '';
  for (let top = y + 26; top < h; top += 96) {
    stripes += box(0, top, w, 30, { fill: mix(colour, palette.terracotta, 0.26) });
    stripes += stroke(`M0 ${top + 40}H${w}M0 ${top - 10}H${w}`, mix(colour, palette.indigo, 0.35), 3);
    stripes += stroke(`M0 ${top + 15}H${w}`, paler(colour, 0.5), 5, { dash: '2 14' });
  }
  return base + stripes + box(0, y, w, h - y, { fill: infill(c, 'weave', dark, 0.8), opacity: 0.5 });
}
