import type { Canvas, Mark } from '../canvas.ts';
import { disc, group, inked, moved, reusable, shape, stroke } from '../canvas.ts';
import { curve, num } from '../geometry.ts';
import type { Colour } from '../palette.ts';
import { darker, palette, paler } from '../palette.ts';
import { infill } from '../textures.ts';
import { border } from './border.ts';
import type { Joint } from './limb.ts';
import { limb } from './limb.ts';
import { eye } from './strokes.ts';
import { PAINTING } from './madhubani.ts';

const { w, h } = PAINTING;

function seedLeaf(length: number, fill: Colour, rows: Colour): Mark {
  const half = length * 0.2;
  const side = (share: number) =>
    `M${num(length * 0.14)} ${num(share * 3)}Q${num(length * 0.5)} ${num(half * share)} ${num(length * 0.9)} 0`;
  return (
    inked(
      `M0 0Q${num(length * 0.42)} ${num(-half * 2.1)} ${num(length)} 0Q${num(length * 0.42)} ${num(half * 2.1)} 0 0z`,
      fill,
      1.8,
    ) +
    stroke(side(1.1) + side(-1.1), rows, 1.8, { dash: '2.5 3.5' }) +
    stroke(`M0 0H${num(length * 0.92)}`, palette.ink, 1.2)
  );
}

const BRANCHES: readonly (readonly Joint[])[] = [
  [
    [430, 232, 7],
    [424, 196, 6.5],
    [398, 160, 6],
    [352, 134, 5],
    [290, 118, 4],
    [232, 96, 2.5],
  ],
  [
    [398, 160, 5],
    [356, 176, 5],
    [300, 182, 4.5],
    [238, 176, 3.5],
    [176, 160, 3],
    [116, 166, 2],
  ],
  [
    [352, 134, 4],
    [330, 106, 3.5],
    [322, 76, 2],
  ],
  [
    [300, 182, 4],
    [260, 208, 4],
    [206, 220, 3],
    [150, 214, 2],
  ],
  [
    [442, 230, 7],
    [450, 196, 6.5],
    [448, 156, 6],
    [462, 118, 4.5],
    [454, 78, 2.5],
  ],
  [
    [448, 156, 4.5],
    [424, 124, 4],
    [410, 88, 2.5],
  ],
  [
    [450, 196, 5],
    [482, 176, 4.5],
    [504, 144, 3.5],
    [514, 102, 2],
  ],
  [
    [482, 176, 4],
    [510, 196, 3],
    [524, 232, 2],
  ],
];

function foliage(branch: readonly Joint[], stamps: readonly ((transform: string) => Mark)[]): Mark {
  return branch
    .slice(1)
    .flatMap(([x, y], index) => {
      const [fromX, fromY] = branch[index] ?? [x, y];
      const heading = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
      const tip = index === branch.length - 2;
      const [middleX, middleY] = [(x + fromX) / 2, (y + fromY) / 2];
      return [
        ...(tip ? [[x, y, heading]] : []),
        [x, y, heading - 58],
        [x, y, heading + 58],
        ...(index
          ? [
              [middleX, middleY, heading - 64],
              [middleX, middleY, heading + 64],
            ]
          : []),
      ];
    })
    .map(([x = 0, y = 0, turn = 0], index) => stamps[index % stamps.length]?.(moved(x, y, turn)) ?? '')
    .join('');
}

function leg(joints: readonly Joint[], fill: Colour, rows: readonly Colour[]): Mark {
  const [x, y] = joints.at(-1) ?? [0, 0];
  return (
    limb(joints, { fill, rows, spacing: 6, dash: '3 4', width: 2 }) +
    inked(`M${x - 8} ${y - 4}H${x + 8}L${x + 15} ${y + 20}H${x - 9}z`, darker(palette.terracotta, 0.55), 2) +
    stroke(`M${x + 3} ${y + 2}L${x + 5} ${y + 20}`, palette.marigold, 1.6)
  );
}

export function deer(c: Canvas): Mark {
  const leaves = [
    reusable(c, 'leaf green', () => seedLeaf(38, palette.leaf, paler(palette.marigold, 0.4))),
    reusable(c, 'leaf pale', () => seedLeaf(34, palette.leafLight, darker(palette.leaf, 0.2))),
    reusable(c, 'leaf yellow', () => seedLeaf(32, palette.marigold, palette.terracotta)),
  ];
  const [cream, rose, far] = [paler(palette.marigold, 0.7), paler(palette.rose, 0.35), darker(palette.indigo, 0.25)];
  const ground = 'M46 690C130 660 240 676 320 684S480 672 554 688V714H46z';
  let turf = '';
  for (let x = 58; x < 548; x += 13) turf += `M${x} 712q${x % 2 ? 4 : -3} -14 ${x % 3 ? -2 : 5} -26`;
  const thigh: Joint[] = [
    [176, 424, 46],
    [186, 476, 42],
    [206, 528, 20],
    [192, 576, 11],
    [178, 620, 8.5],
    [182, 662, 8],
  ];
  const torso: Joint[] = [
    [126, 436, 22],
    [154, 426, 44],
    [208, 424, 53],
    [272, 432, 50],
    [334, 436, 51],
    [388, 430, 54],
    [428, 424, 30],
  ];
  const neck: Joint[] = [
    [404, 438, 46],
    [420, 392, 34],
    [432, 338, 25],
    [438, 292, 21],
    [436, 262, 15],
  ];
  const head: Joint[] = [
    [416, 258, 12],
    [432, 262, 22],
    [462, 276, 21],
    [492, 294, 13],
    [514, 306, 11],
    [524, 311, 6],
  ];
  return (
    shape(`M46 46H${w - 46}V${h - 46}H46z`, { fill: paler(palette.marigold, 0.78) }) +
    shape(`M46 46H${w - 46}V${h - 46}H46z`, { fill: infill(c, 'seeds', paler(palette.marigold, 0.35), 1.5) }) +
    limb(
      [
        [136, 412, 7],
        [112, 420, 10],
        [98, 444, 9],
        [96, 468, 3],
      ],
      { fill: palette.marigold, rows: [palette.terracotta], dash: '2 4' },
    ) +
    leg(
      [
        [226, 452, 30],
        [236, 512, 18],
        [248, 560, 11],
        [232, 612, 8],
        [236, 656, 8],
      ],
      far,
      [palette.leafLight, cream],
    ) +
    leg(
      [
        [372, 460, 24],
        [384, 520, 14],
        [382, 566, 9],
        [388, 612, 8],
        [384, 656, 8],
      ],
      far,
      [palette.leafLight, cream],
    ) +
    leg(
      [
        [404, 456, 26],
        [420, 512, 15],
        [418, 562, 9.5],
        [428, 614, 8],
        [422, 662, 8],
      ],
      palette.indigo,
      [cream, rose],
    ) +
    limb(torso, { fill: palette.indigo, rows: [cream, rose, palette.leafLight], dash: '7 6', spacing: 8 }) +
    leg(thigh, palette.terracotta, [cream, palette.marigold]) +
    limb(neck, { fill: palette.terracotta, rows: [palette.marigold, cream], dash: '1 5.5', width: 3.2 }) +
    [0, 1, 2]
      .map((ring) =>
        stroke(
          `M${404 + ring * 4} ${360 - ring * 14}Q${434 + ring} ${382 - ring * 14} ${458 - ring} ${352 - ring * 14}`,
          palette.ink,
          2.2,
        ),
      )
      .join('') +
    BRANCHES.map((branch) =>
      limb(branch, { fill: palette.terracotta, rows: [cream], dash: '2 4', width: 1.8, outline: 2 }),
    ).join('') +
    BRANCHES.map((branch) => foliage(branch, leaves)).join('') +
    group(moved(420, 250, -158), seedLeaf(48, palette.rose, cream)) +
    limb(head, { fill: palette.terracotta, rows: [cream, palette.marigold], dash: '2 4.5', spacing: 7, width: 2.2 }) +
    group(moved(440, 246, -118), seedLeaf(46, palette.rose, cream)) +
    eye(458, 270, 10) +
    disc(517, 303, 2.6, { fill: palette.ink }) +
    stroke('M522 314Q508 318 498 312', palette.ink, 2.2) +
    shape(ground, { fill: palette.leaf }) +
    [0, 1, 2]
      .map((row) =>
        stroke(
          curve(
            [
              [50, 696 + row * 8],
              [150, 678 + row * 8],
              [320, 692 + row * 7],
              [470, 684 + row * 8],
              [550, 694 + row * 7],
            ],
            false,
          ),
          row % 2 ? palette.marigold : palette.leafLight,
          2.4,
          { dash: '5 6' },
        ),
      )
      .join('') +
    stroke(ground, palette.ink, 2.4) +
    stroke(turf, palette.leafLight, 1.6) +
    border(c, w, h, 'diamonds', palette.leaf, palette.marigold)
  );
}
