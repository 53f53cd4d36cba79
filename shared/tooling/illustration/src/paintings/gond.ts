import type { Canvas, Mark } from '../canvas.ts';
import { group, moved, shape, stroke } from '../canvas.ts';
import { line } from '../geometry.ts';
import { darker, palette, paler } from '../palette.ts';
import { infill } from '../textures.ts';
import { border } from './border.ts';
import { eye } from './strokes.ts';
import { PAINTING } from './madhubani.ts';
import { leaf } from '../things/plants.ts';

const { w, h } = PAINTING;

export function deer(c: Canvas): Mark {
  const body =
    'M150 420C190 384 300 388 372 396C404 400 420 380 424 344C420 316 428 300 448 296C472 294 496 310 520 326C530 334 524 346 510 346C492 348 484 352 478 366C470 410 466 450 440 478C446 530 450 590 452 668C452 676 430 676 428 668C420 610 410 560 398 508C350 520 290 520 240 506C232 560 224 610 222 668C220 676 198 676 198 668C194 600 190 550 172 502C150 480 140 450 150 420z';
  const back = 'M150 420C190 384 300 388 372 396C350 430 250 440 160 434z';
  const chest =
    'M424 344C420 316 428 300 448 296C472 294 482 320 474 366C470 410 466 450 440 478C420 450 416 400 424 344z';
  const antlers =
    'M450 300C440 250 400 240 380 200C360 160 372 130 350 96M430 262C400 262 350 250 320 216C296 190 292 150 262 130M392 222C370 214 340 176 338 150M342 234C300 240 250 226 220 192C200 170 190 150 168 146M462 298C470 240 452 200 462 160C468 130 460 110 470 86M462 210C480 190 500 184 512 150M456 176C440 150 424 140 418 108';
  const tips: [number, number, number][] = [
    [350, 96, -100],
    [262, 130, -140],
    [338, 150, -95],
    [168, 146, 190],
    [470, 86, -80],
    [512, 150, -60],
    [418, 108, -105],
    [220, 192, 200],
    [380, 200, -30],
    [320, 216, 120],
    [290, 160, -60],
    [462, 160, -20],
    [404, 240, 120],
    [484, 190, 40],
  ];
  return (
    shape(
      line([
        [46, 46],
        [w - 46, 46],
        [w - 46, h - 46],
        [46, h - 46],
      ]),
      { fill: paler(palette.marigold, 0.62) },
    ) +
    shape('M46 660C140 630 260 640 340 656S500 640 554 652V714H46z', { fill: palette.leaf }) +
    shape('M46 660C140 630 260 640 340 656S500 640 554 652V714H46z', {
      fill: infill(c, 'dashes', palette.leafLight, 1.2),
    }) +
    stroke(antlers, palette.ink, 11) +
    stroke(antlers, palette.terracotta, 7) +
    stroke(antlers, paler(palette.marigold, 0.4), 2.4, { dash: '3 7' }) +
    tips
      .map(([x, y, turn], index) =>
        [-48, 0, 48]
          .map(
            (by, part) =>
              `<g transform="${moved(x, y, turn + by)}">${leaf(part === 1 ? 60 : 46, index % 3 ? palette.leaf : palette.leafLight)}</g>`,
          )
          .join(''),
      )
      .join('') +
    shape(body, { fill: palette.indigo }) +
    shape(body, { fill: infill(c, 'dashes', paler(palette.rose, 0.35), 1) }) +
    shape(back, { fill: palette.terracotta }) +
    shape(back, { fill: infill(c, 'seeds', palette.marigold, 0.9) }) +
    stroke(back, palette.ink, 2) +
    shape(chest, { fill: palette.rose }) +
    shape(chest, { fill: infill(c, 'scales', darker(palette.rose, 0.55), 0.9) }) +
    stroke(chest, palette.ink, 2) +
    stroke(body, palette.ink, 4) +
    stroke('M146 424C120 420 108 440 116 462', palette.ink, 8) +
    stroke('M146 424C120 420 108 440 116 462', palette.rose, 4) +
    eye(470, 320, 11) +
    group(moved(446, 300, -130), leaf(44, palette.rose)) +
    [
      [96, 640],
      [300, 640],
      [346, 654],
      [524, 640],
      [120, 648],
    ]
      .map(
        ([x = 0, y = 0]) =>
          stroke(`M${x} ${y + 12}v-44`, palette.ink, 3) +
          [-60, -90, -120].map((turn) => group(moved(x, y - 22, turn), leaf(34, palette.terracotta))).join(''),
      )
      .join('') +
    border(c, w, h, 'diamonds', palette.leaf, palette.marigold)
  );
}
