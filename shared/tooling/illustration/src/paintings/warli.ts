import type { Canvas, Mark } from '../canvas.ts';
import { reusable, disc, moved, shape, stroke } from '../canvas.ts';
import { line, num } from '../geometry.ts';
import type { Colour } from '../palette.ts';
import { palette, paler } from '../palette.ts';
import { PAINTING } from './madhubani.ts';

const { w, h } = PAINTING;
const white: Colour = paler(palette.ground, 0.4);

const dancer = (arms: string) =>
  shape('M-13 -56H13L0 -36zM0 -37L12 -17H-12z', { fill: white }) +
  disc(1, -66, 6, { fill: white }) +
  disc(6, -72, 3, { fill: white }) +
  stroke(`M-6 -17L-11 -6L-9 0h6M6 -17L9 -7L5 0h6${arms}`, white, 2.2);

function tree(x: number, y: number, height: number): Mark {
  let path = `M0 0V${-height}`;
  for (let up = height * 0.25; up < height; up += 13) {
    const reach = (height - up) * 0.42 + 12;
    path += `M0 ${num(-up)}L${num(-reach)} ${num(-up - reach * 0.8)}M0 ${num(-up)}L${num(reach)} ${num(-up - reach * 0.8)}`;
    for (let step = 0.35; step < 1; step += 0.3)
      path += `M${num(-reach * step)} ${num(-up - reach * 0.8 * step)}v-10M${num(reach * step)} ${num(-up - reach * 0.8 * step)}v-10`;
  }
  return `<g transform="${moved(x, y)}">${stroke(path, white, 2.2)}</g>`;
}

function hut(x: number, y: number, scale: number): Mark {
  let thatch = '';
  for (let step = 0; step < 9; step += 1) thatch += `M${num(-6 + step * 1.5)} -96L${num(-66 + step * 16.5)} -46`;
  let wall = '';
  for (let step = 0; step < 11; step += 1) wall += `M${num(-48 + step * 9.6)} -44V0`;
  return `<g transform="${moved(x, y, 0, scale)}">${stroke(`M-70 -44H70L6 -100H-6zM-50 -44V0H50V-44${thatch}${wall}`, white, 2)}${shape('M-12 0V-30H12V0z', { fill: palette.terracotta })}${stroke('M-12 0V-30H12V0', white, 2)}</g>`;
}

export function villageDance(c: Canvas): Mark {
  const linked = reusable(c, 'dancer', () => dancer('M-12 -55L-24 -44L-31 -51M12 -55L24 -44L31 -51'));
  const ring: Mark[] = [];
  const [cx, cy] = [300, 436];
  for (let index = 0; index < 25; index += 1) {
    const turn = 0.5 + index * 0.275 + index * index * 0.0016;
    const radius = 206 - index * 4.2;
    ring.push(
      linked(
        moved(
          cx + Math.cos(turn) * radius,
          cy + Math.sin(turn) * radius * 1.02,
          (turn * 180) / Math.PI + 90,
          Math.round((1.08 - index * 0.0085) * 100) / 100,
        ),
      ),
    );
  }
  let rows = '';
  for (let x = 36; x < 570; x += 22) rows += `M${x} 36l11 -18l11 18zM${x} ${h - 36}l11 18l11 -18z`;
  for (let y = 40; y < h - 50; y += 22) rows += `M36 ${y}l-18 11l18 11zM${w - 36} ${y}l18 11l-18 11z`;
  let rays = '';
  for (let index = 0; index < 24; index += 1) {
    const angle = (index / 24) * Math.PI * 2;
    rays += `M${num(480 + Math.cos(angle) * 40)} ${num(112 + Math.sin(angle) * 40)}L${num(480 + Math.cos(angle) * 56)} ${num(112 + Math.sin(angle) * 56)}`;
  }
  return (
    shape(
      line([
        [0, 0],
        [w, 0],
        [w, h],
        [0, h],
      ]),
      { fill: palette.terracotta },
    ) +
    shape(rows, { fill: white }) +
    stroke(`M42 42H${w - 42}V${h - 42}H42zM12 12H${w - 12}V${h - 12}H12z`, white, 2.2) +
    disc(480, 112, 32, { stroke: white, width: 2.6 }) +
    disc(480, 112, 20, { fill: white }) +
    stroke(rays, white, 2.4) +
    stroke('M60 190L150 90L210 168L280 80L372 196M150 90l-14 44l26 20M280 80l12 50l-22 28', white, 2) +
    hut(132, 236, 0.8) +
    hut(246, 226, 0.62) +
    tree(400, 236, 120) +
    tree(530, 240, 60) +
    ring.join('') +
    `<g transform="${moved(cx, cy + 42, 0, 1.15)}">${dancer('M12 -55L24 -40L20 -28M-12 -55L2 -38L18 -34')}${stroke('M8 -62C20 -58 26 -40 22 -26', white, 4)}${shape('M14 -30C12 -8 22 10 40 18C34 4 34 -16 26 -32z', { fill: white })}</g>` +
    [
      [90, 690],
      [126, 700],
      [500, 694],
      [468, 704],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          `<g transform="${moved(x, y)} scale(${index < 2 ? 1 : -1} 1)">${shape('M-16 -8q14 -14 28 -2l-4 8q-14 4 -24 -6z', { fill: white })}${stroke('M10 -10l6 -8l6 3M-2 0v10M4 0v10M-16 -8l-8 -6', white, 2)}</g>`,
      )
      .join('')
  );
}

export function harvest(c: Canvas): Mark {
  const reaper = reusable(
    c,
    'reaper',
    () =>
      dancer('M-12 -55L-26 -30L-38 -34M12 -55L-8 -34L-30 -30') + stroke('M-36 -34C-50 -40 -56 -26 -46 -20', white, 3),
  );
  let paddy = '';
  for (let row = 0; row < 4; row += 1) {
    for (let x = 60 + row * 9; x < 540; x += 26) {
      const y = 420 + row * 82;
      paddy += `M${x} ${y}q-2 -18 -9 -26M${x} ${y}v-32M${x} ${y}q2 -18 9 -26`;
    }
  }
  return (
    shape(
      line([
        [0, 0],
        [w, 0],
        [w, h],
        [0, h],
      ]),
      { fill: palette.indigo },
    ) +
    stroke(`M22 22H${w - 22}V${h - 22}H22z`, white, 2.4) +
    stroke(`M34 34H${w - 34}V${h - 34}H34z`, white, 6, { dash: '2 14' }) +
    disc(300, 150, 62, { stroke: white, width: 2.6 }) +
    disc(300, 150, 50, { stroke: white, width: 8, dash: '3 10' }) +
    disc(300, 150, 26, { fill: white }) +
    hut(130, 310, 1) +
    tree(470, 318, 170) +
    stroke('M46 330H554', white, 2.4) +
    stroke(paddy, white, 2) +
    [
      [150, 420],
      [290, 420],
      [430, 420],
      [220, 584],
      [380, 584],
      [500, 584],
    ]
      .map(([x = 0, y = 0]) => reaper(moved(x, y, 0, 1.2)))
      .join('') +
    stroke('M200 90q8 -8 14 0q6 -8 14 0M380 110q8 -8 14 0q6 -8 14 0M404 80q8 -8 14 0q6 -8 14 0', white, 2.2)
  );
}
