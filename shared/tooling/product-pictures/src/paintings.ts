import type { Canvas, Mark } from '../../illustration/src/canvas.ts';
import { clipped, disc, group, inked, moved, reusable, shape, stroke } from '../../illustration/src/canvas.ts';
import { curve, ellipse, line } from '../../illustration/src/geometry.ts';
import type { Point } from '../../illustration/src/geometry.ts';
import type { Colour } from '../../illustration/src/palette.ts';
import { darker, mix, palette, paler } from '../../illustration/src/palette.ts';
import { border } from '../../illustration/src/paintings/border.ts';
import type { Joint } from '../../illustration/src/paintings/limb.ts';
import { limb } from '../../illustration/src/paintings/limb.ts';
import { PAINTING, fish } from '../../illustration/src/paintings/madhubani.ts';
import { doubled, eye } from '../../illustration/src/paintings/strokes.ts';
import { infill } from '../../illustration/src/textures.ts';

const { w, h } = PAINTING;
const field = line([
  [46, 46],
  [w - 46, 46],
  [w - 46, h - 46],
  [46, h - 46],
]);

export function peacock(c: Canvas): Mark {
  const feather = (main: Colour, key: string) =>
    reusable(
      c,
      `feather ${key}`,
      () =>
        stroke('M0 0V-96', palette.leaf, 3) +
        stroke('M0 -38l-10 -13M0 -38l10 -13M0 -56l-11 -14M0 -56l11 -14M0 -74l-11 -13M0 -74l11 -13', palette.leaf, 1.9) +
        inked('M0 -84C-22 -92 -26 -124 0 -144C26 -124 22 -92 0 -84z', main, 2.2) +
        inked('M0 -93C-14 -98 -16 -118 0 -131C16 -118 14 -98 0 -93z', palette.marigold, 1.5) +
        inked('M0 -98C-9 -102 -9 -114 0 -120C9 -114 9 -102 0 -98z', palette.indigo, 1.3),
    );
  const [green, clay] = [feather(palette.leafLight, 'green'), feather(palette.terracotta, 'clay')];
  const fan = [
    { count: 13, scale: 1.66, stamp: green },
    { count: 11, scale: 1.3, stamp: clay },
    { count: 9, scale: 0.94, stamp: green },
  ]
    .map(({ count, scale, stamp }) =>
      Array.from({ length: count }, (_, index) =>
        stamp(moved(304, 452, -102 + (index * 204) / (count - 1), scale)),
      ).join(''),
    )
    .join('');
  const body =
    'M222 250C224 232 246 222 264 232C282 244 278 270 272 296C266 330 284 352 316 378C362 412 386 448 378 494C366 544 306 566 262 540C220 514 206 470 222 424C234 388 240 352 238 320C236 296 220 276 222 250z';
  const wing = 'M262 430C296 404 348 424 362 470C368 500 344 528 312 522C276 512 254 476 262 430z';
  let ground = '';
  for (let x = 56; x < 540; x += 34)
    ground += `M${x} 706C${x + 2} 682 ${x + 12} 674 ${x + 17} 662C${x + 22} 674 ${x + 32} 682 ${x + 34} 706z`;
  const crest: Point[] = [
    [222, 172],
    [246, 160],
    [274, 166],
  ];
  return (
    shape(field, { fill: paler(palette.marigold, 0.72) }) +
    fan +
    inked(ground, palette.leafLight, 1.8) +
    stroke('M282 546V672M282 672l-24 12M282 672l22 13M318 544V668M318 668l-22 14M318 668l24 13', palette.ink, 5) +
    shape(body, { fill: palette.indigo }) +
    shape(body, { fill: infill(c, 'scales', paler(palette.indigo, 0.55), 1) }) +
    stroke(body, palette.ink, 6.6) +
    stroke(body, palette.paper, 2.6) +
    doubled(wing, palette.terracotta, infill(c, 'lines', paler(palette.marigold, 0.3), 1.3, 62)) +
    stroke('M234 330Q256 344 272 326M232 346Q258 362 280 344', palette.marigold, 4) +
    inked('M224 244C208 246 196 254 190 266C204 268 216 268 226 264z', palette.marigold, 2.2) +
    eye(246, 250, 11) +
    stroke(crest.map(([x, y]) => `M250 230Q${(x + 250) / 2} 200 ${x} ${y}`).join(''), palette.ink, 2.6) +
    crest.map(([x, y]) => inked(line(ellipse(x, y, 8, 8, 14)), palette.leaf, 1.8)).join('') +
    border(c, w, h, 'lotus', palette.rose, palette.leaf)
  );
}

const KALAMKARI = {
  black: mix(palette.ink, '#000000', 0.3),
  madder: '#9c3226',
  indigo: '#33456e',
  pomegranate: '#c89a3c',
  green: '#5f6b3c',
  wood: '#7a4a34',
} as const;

function kalamkariFlower(main: Colour, heart: Colour): Mark {
  return (
    Array.from({ length: 10 }, (_, index) =>
      group(
        `rotate(${index * 36})`,
        inked('M0 0C-13 -10 -15 -30 -6 -36Q0 -32 6 -36C15 -30 13 -10 0 0z', index % 2 ? main : paler(main, 0.18), 1.5),
        stroke('M-2 -14L-4 -28M2 -14L4 -28M0 -13V-30', darker(main, 0.6), 0.9),
      ),
    ).join('') +
    inked(line(ellipse(0, 0, 13, 13, 18)), heart, 1.5) +
    disc(0, 0, 8, { stroke: palette.ink, width: 1.4, dash: '1 3' }) +
    disc(0, 0, 3, { fill: KALAMKARI.madder })
  );
}

function kalamkariLeaf(length: number, colour: Colour): Mark {
  const half = length * 0.3;
  let veins = `M0 0Q${length * 0.5} -3 ${length * 0.96} -2`;
  for (let vein = 1; vein < 6; vein += 1) {
    const x = length * vein * 0.15;
    const reach = half * Math.sin((Math.PI * vein) / 6.5) * 0.75;
    veins += `M${x} -1l${length * 0.1} ${-reach}M${x} -1l${length * 0.1} ${reach}`;
  }
  return (
    inked(
      `M0 0C${length * 0.2} ${-half * 1.3} ${length * 0.66} ${-half * 1.2} ${length} -4C${length * 0.7} ${half * 1.1} ${length * 0.24} ${half * 1.2} 0 0z`,
      colour,
      1.5,
    ) + stroke(veins, darker(colour, 0.6), 1)
  );
}

function parrot(c: Canvas, body: Colour): Mark {
  return (
    inked('M-22 42C-34 74 -52 104 -66 122C-48 118 -24 92 -4 56z', KALAMKARI.indigo, 1.6) +
    stroke('M-16 50Q-32 84 -56 114M-10 54Q-28 88 -50 112', paler(KALAMKARI.indigo, 0.6), 1) +
    stroke('M-2 56l-3 14l-8 5M-5 70l7 5M10 52l2 15l-7 6M12 67l8 4', palette.ink, 2.2) +
    doubled(
      'M-26 46C-30 14 -24 -10 -6 -30C-2 -54 22 -62 38 -48C48 -38 46 -22 36 -14C42 16 28 48 -4 58C-14 60 -24 56 -26 46z',
      body,
      infill(c, 'scales', darker(body, 0.55), 0.55),
      palette.paperShade,
      5,
    ) +
    inked('M-24 40C-26 14 -14 -6 6 -8C20 6 18 34 -2 50C-12 54 -20 50 -24 40z', KALAMKARI.pomegranate, 1.6) +
    stroke('M-16 40Q-14 14 4 0M-8 44Q-4 20 10 6M0 42Q8 26 14 14', KALAMKARI.madder, 1.3) +
    inked('M40 -46C56 -44 62 -30 52 -16C50 -26 46 -30 37 -30z', KALAMKARI.madder, 1.6) +
    stroke('M37 -26Q44 -20 41 -13', palette.ink, 1.6) +
    stroke('M2 -22Q18 -6 36 -14M0 -18Q16 -1 36 -10', KALAMKARI.madder, 2) +
    eye(24, -38, 7, palette.paperShade)
  );
}

const TREE_LIMBS: readonly (readonly Joint[])[] = [
  [
    [300, 664, 40],
    [304, 616, 24],
    [320, 560, 20],
    [312, 500, 18],
    [284, 446, 17],
    [284, 388, 15],
    [306, 334, 13],
    [308, 280, 10],
    [294, 228, 8],
    [298, 176, 5],
    [302, 132, 2],
  ],
  [
    [318, 548, 11],
    [362, 546, 9],
    [412, 566, 7],
    [458, 556, 5],
    [486, 522, 2],
  ],
  [
    [304, 584, 11],
    [252, 582, 9],
    [198, 594, 7],
    [146, 578, 5],
    [116, 542, 2],
  ],
  [
    [308, 492, 10],
    [356, 470, 8],
    [404, 474, 6],
    [452, 450, 4],
    [472, 410, 2],
  ],
  [
    [288, 452, 10],
    [238, 462, 8],
    [186, 458, 6],
    [140, 436, 4],
    [118, 396, 2],
  ],
  [
    [288, 380, 9],
    [334, 362, 7],
    [386, 366, 6],
    [434, 342, 4],
    [458, 300, 2],
  ],
  [
    [300, 346, 9],
    [250, 336, 7],
    [198, 338, 5],
    [152, 312, 4],
    [136, 268, 2],
  ],
  [
    [306, 270, 7],
    [352, 258, 6],
    [398, 244, 5],
    [432, 206, 4],
    [436, 162, 2],
  ],
  [
    [298, 240, 7],
    [250, 226, 5],
    [206, 208, 4],
    [176, 172, 3],
    [176, 134, 2],
  ],
];

export function treeOfLife(c: Canvas): Mark {
  const leafOf = (colour: Colour) => reusable(c, `leaf ${colour}`, () => kalamkariLeaf(44, colour));
  const leaves = [leafOf(KALAMKARI.green), leafOf(KALAMKARI.indigo), leafOf(KALAMKARI.pomegranate)];
  const flowerOf = (main: Colour, heart: Colour) => reusable(c, `flower ${main}`, () => kalamkariFlower(main, heart));
  const flowers = [
    flowerOf(KALAMKARI.madder, KALAMKARI.pomegranate),
    flowerOf(KALAMKARI.indigo, KALAMKARI.pomegranate),
    flowerOf(KALAMKARI.pomegranate, KALAMKARI.indigo),
  ];
  const foliage = TREE_LIMBS.map((joints, branch) =>
    joints
      .slice(branch ? 1 : 5, -1)
      .flatMap(([x, y], index) => {
        const [nextX, nextY] = joints[index + (branch ? 2 : 6)] ?? [x, y];
        const heading = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
        return [-62, 58].map((turn, side) => leaves[(branch + index + side) % 3]?.(moved(x, y, heading + turn)) ?? '');
      })
      .join(''),
  );
  const mound = 'M60 712C84 676 150 664 196 678C236 640 364 640 404 678C450 664 516 676 540 712z';
  return (
    TREE_LIMBS.toReversed()
      .map((joints) =>
        limb(joints, {
          fill: KALAMKARI.wood,
          rows: [KALAMKARI.pomegranate, KALAMKARI.black],
          dash: '9 5',
          spacing: 8,
          width: 1.3,
          outline: 2.2,
        }),
      )
      .join('') +
    foliage.join('') +
    TREE_LIMBS.map((joints, index) => {
      const [x, y] = joints.at(-1) ?? [0, 0];
      return flowers[index % 3]?.(moved(x, y, index * 17, index ? 0.95 : 1.15)) ?? '';
    }).join('') +
    group(moved(224, 400, 6, 0.78), parrot(c, KALAMKARI.green)) +
    group('translate(384 300) scale(-.74 .74)', parrot(c, KALAMKARI.green)) +
    doubled(mound, KALAMKARI.green, infill(c, 'scales', KALAMKARI.pomegranate, 1.4), palette.paperShade) +
    border(c, w, h, 'waves', KALAMKARI.madder, KALAMKARI.indigo, palette.paperShade)
  );
}

const shaky = (c: Canvas, points: readonly Point[], reach = 5) =>
  points.map(([x, y]): Point => [x + c.random.spread(reach), y + c.random.spread(reach)]);

function twigLeaves(c: Canvas, twigs: readonly (readonly Joint[])[], length: number): Mark[] {
  return twigs.flatMap((twig) =>
    twig.slice(1).flatMap(([x, y], index) => {
      const [fromX, fromY] = twig[index] ?? [x, y];
      const heading = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
      return [-1, 1].map((side) =>
        group(
          moved(x + c.random.spread(12), y, heading + side * (52 + c.random.spread(24)), 1 + c.random.spread(0.2)),
          kalamkariLeaf(length, c.random.next() < 0.6 ? palette.leaf : palette.leafLight),
        ),
      );
    }),
  );
}

export function kingfisherCard(c: Canvas): Mark {
  const [main, second, accent] = [palette.indigo, palette.marigold, palette.rose];
  const body = curve(
    shaky(c, [
      [-150, 92],
      [-96, 44],
      [-52, -6],
      [2, -42],
      [22, -72],
      [58, -76],
      [84, -50],
      [74, -4],
      [42, 44],
      [-26, 64],
      [-82, 82],
    ]),
  );
  const wing = curve(
    shaky(c, [
      [-112, 64],
      [-62, 24],
      [-16, -8],
      [38, 2],
      [28, 34],
      [-28, 52],
    ]),
  );
  const twigs: readonly (readonly Joint[])[] = [
    [
      [-224, 214, 10],
      [-130, 140, 8.5],
      [-20, 112, 8],
      [90, 118, 6.5],
      [176, 66, 5],
      [214, -36, 4],
      [196, -150, 2],
    ],
    [
      [-150, 156, 5],
      [-186, 70, 4],
      [-172, -40, 3.5],
      [-200, -130, 2],
    ],
    [
      [176, 66, 4],
      [232, 100, 3],
      [256, 176, 2],
    ],
    [
      [-70, 124, 4],
      [-40, 190, 3],
      [20, 236, 2],
    ],
  ].map((twig) =>
    twig.map(([x = 0, y = 0, half = 0]): Joint => [x + c.random.spread(12), y + c.random.spread(10), half]),
  );
  const flower = (x: number, y: number) =>
    group(
      moved(x, y, c.random.spread(60), 0.9 + c.random.spread(0.2)),
      ...Array.from({ length: 5 }, (_, index) =>
        group(
          `rotate(${index * 72 + c.random.spread(9)})`,
          inked(
            'M0 0C-22 -12 -22 -42 -3 -46Q2 -40 7 -45C22 -38 18 -10 0 0z',
            index % 2 ? accent : paler(accent, 0.25),
            2,
          ),
        ),
      ),
      inked(line(ellipse(0, 0, 10, 10, 12)), palette.marigold, 1.8),
    );
  return group(
    moved(286, 366, -8, 0.94),
    ...twigs.map((twig) =>
      limb(twig, { fill: palette.terracotta, rows: [palette.marigold], dash: '6 7', width: 1.6, outline: 2.4 }),
    ),
    ...twigLeaves(c, twigs, 50),
    ...twigs.map((twig) => flower(twig.at(-1)?.[0] ?? 0, twig.at(-1)?.[1] ?? 0)),
    flower(130, 82),
    stroke('M-14 60l-4 46M12 54l4 50', palette.ink, 4.4),
    shape(body, { fill: main }),
    shape(body, { fill: infill(c, 'seeds', paler(main, 0.5), 1.1, 14) }),
    stroke(body, palette.ink, 3.4),
    inked(wing, second, 2.8),
    ...[0, 1, 2, 3].map((row) =>
      stroke(
        `M${-94 + row * 26} ${60 - row * 12}Q${-44 + row * 18} ${40 - row * 6} ${-4 + row * 10} ${44 - row * 11}`,
        darker(second, 0.5),
        2,
      ),
    ),
    inked('M84 -58L122 -42L86 -34z', palette.marigold, 2.2),
    eye(60, -52, 10),
  );
}

export function bulbulCard(c: Canvas): Mark {
  const twigs = (
    [
      [
        [566, 70, 12],
        [482, 166, 11],
        [396, 256, 9],
        [292, 318, 8],
        [176, 352, 6],
        [82, 330, 3],
      ],
      [
        [396, 256, 5],
        [392, 160, 4],
        [340, 88, 2],
      ],
      [
        [236, 340, 5],
        [196, 430, 4],
        [120, 484, 2],
      ],
      [
        [476, 176, 5],
        [520, 284, 4],
        [500, 396, 2],
      ],
    ] as const
  ).map((twig) => twig.map(([x, y, half]): Joint => [x + c.random.spread(9), y + c.random.spread(9), half]));
  const tail: readonly Joint[] = [
    [322, 330, 15],
    [366, 430, 17],
    [396, 530, 20],
    [424, 640, 24],
    [430, 660, 8],
  ];
  const body = curve(
    shaky(c, [
      [270, 104],
      [240, 142],
      [214, 168],
      [222, 200],
      [214, 254],
      [240, 312],
      [300, 352],
      [352, 368],
      [366, 306],
      [340, 226],
      [304, 176],
      [286, 142],
    ]),
  );
  const breast = curve(
    shaky(c, [
      [224, 204],
      [222, 256],
      [248, 308],
      [296, 340],
      [272, 290],
      [252, 238],
    ]),
  );
  const wing = curve(
    shaky(c, [
      [304, 206],
      [350, 262],
      [372, 340],
      [398, 430],
      [342, 392],
      [300, 322],
      [286, 254],
    ]),
  );
  const flower = (x: number, y: number, scale: number) =>
    group(
      moved(x, y, c.random.spread(60), scale),
      ...Array.from({ length: 7 }, (_, index) =>
        group(
          `rotate(${index * 51.4 + c.random.spread(8)}) scale(1 ${0.9 + c.random.spread(0.18)})`,
          inked('M0 0C-11 -14 -12 -38 0 -50C12 -38 11 -14 0 0z', paler(palette.indigo, index % 3 ? 0.22 : 0.45), 2),
        ),
      ),
      inked(line(ellipse(0, 0, 11, 10, 12)), palette.terracotta, 1.8),
    );
  const bud = (x: number, y: number, turn: number) =>
    group(
      moved(x, y, turn),
      inked('M0 0C-15 -12 -13 -34 0 -46C13 -34 15 -12 0 0z', paler(palette.indigo, 0.2), 2),
      inked('M-10 -2Q0 -22 10 -2Q0 6 -10 -2z', palette.leaf, 1.8),
    );
  return group(
    'translate(-8 34)',
    ...twigs.map((twig) =>
      limb(twig, {
        fill: darker(palette.terracotta, 0.3),
        rows: [palette.marigold],
        dash: '9 8',
        width: 1.6,
        outline: 2.4,
      }),
    ),
    ...twigLeaves(c, twigs, 58),
    flower(82, 328, 1.06),
    flower(340, 86, 0.84),
    flower(502, 398, 1),
    flower(176, 356, 0.7),
    bud(120, 486, 214),
    bud(208, 420, 250),
    bud(520, 280, 96),
    limb(tail, { fill: palette.leafLight, rows: [palette.ink], spacing: 12, dash: '26 7', width: 1.8, outline: 3 }),
    stroke('M268 338l-12 14M292 346l4 16M256 352l-10 -2M296 362l-10 2', palette.ink, 4.2),
    shape(body, { fill: palette.terracotta }),
    shape(body, { fill: infill(c, 'chevrons', darker(palette.terracotta, 0.4), 1.2, 160) }),
    inked(breast, paler(palette.marigold, 0.25), 2),
    stroke(body, palette.ink, 3.2),
    inked(wing, palette.leafLight, 2.8),
    stroke('M312 236Q344 300 386 410M302 262Q330 330 372 400M298 296Q318 352 346 384', darker(palette.leaf, 0.3), 2.2),
    inked('M220 160L174 136L212 176z', palette.marigold, 2.2),
    inked('M214 180L182 190L222 194z', palette.marigold, 2.2),
    inked(line(ellipse(266, 196, 13, 9, 14)), palette.rose, 1.8),
    eye(246, 168, 10),
  );
}

function weed(c: Canvas, x: number, top: number): Mark {
  const [sway, bends] = [c.random.between(12, 26), c.random.between(2.4, 4)];
  const count = Math.round((700 - top) / 34);
  const joints = Array.from({ length: count + 1 }, (_, index): Point => {
    const share = index / count;
    return [x + sway * Math.sin(share * bends) + c.random.spread(4), 716 - share * (716 - top)];
  });
  const blades = joints
    .slice(1)
    .map(([jointX, y], index) =>
      group(
        moved(jointX, y, -90 + (index % 2 ? 48 : -48) + c.random.spread(18)),
        kalamkariLeaf(44 + c.random.spread(10), index % 2 ? palette.leaf : palette.leafLight),
      ),
    );
  return stroke(curve(joints, false), palette.leaf, 4) + blades.join('');
}

export function carpCard(c: Canvas): Mark {
  let ripples = '';
  for (const [y, steps] of [
    [70, 9],
    [100, 7],
    [128, 3],
  ] as const) {
    ripples += `M${70 + (9 - steps) * 22 + c.random.spread(16)} ${y}`;
    for (let step = 0; step < steps; step += 1)
      ripples += `q12 ${-12 + c.random.spread(6)} 24 0t24 ${c.random.spread(5)}`;
  }
  const bubbles = [0, 1, 2, 3].map((index) =>
    disc(500 + c.random.spread(16), 236 - index * 32, 9 - index + c.random.spread(2), {
      stroke: palette.indigo,
      width: 2.4,
    }),
  );
  return (
    stroke(ripples, paler(palette.indigo, 0.3), 3) +
    weed(c, 96, 300) +
    weed(c, 150, 452) +
    weed(c, 62, 530) +
    weed(c, 470, 600) +
    group(moved(318, 372, -38, 1.34), fish(c, palette.terracotta, palette.leaf, palette.marigold)) +
    bubbles.join('')
  );
}

export function angelfishCard(c: Canvas): Mark {
  const body = curve(
    shaky(c, [
      [142, 416],
      [202, 330],
      [300, 268],
      [394, 330],
      [446, 396],
      [446, 430],
      [394, 484],
      [298, 548],
      [200, 488],
    ]),
  );
  const fin = (points: readonly Point[], fill: Colour, turn: number) =>
    doubled(curve(shaky(c, points)), fill, infill(c, 'lines', darker(fill, 0.45), 1.1, turn));
  const back = fin(
    [
      [252, 300],
      [300, 196],
      [386, 124],
      [470, 112],
      [424, 196],
      [408, 344],
    ],
    palette.rose,
    58,
  );
  const belly = fin(
    [
      [268, 526],
      [330, 616],
      [420, 668],
      [496, 656],
      [436, 584],
      [400, 470],
    ],
    palette.rose,
    118,
  );
  const tail = fin(
    [
      [436, 398],
      [498, 350],
      [552, 356],
      [520, 414],
      [546, 482],
      [494, 470],
      [436, 430],
    ],
    palette.indigo,
    8,
  );
  const bands = [226, 300, 372].map((x, index) =>
    curve(
      shaky(c, [
        [x - 6, 250],
        [x + 26 - index * 4, 256],
        [x + 34 - index * 6, 410],
        [x + 20, 562],
        [x - 8, 556],
        [x + 8, 410],
      ]),
    ),
  );
  const pad = (x: number, y: number, r: number) =>
    stroke(`M${x} ${y}Q${x - 44} 400 ${x - 20 + c.random.spread(16)} 700`, palette.leaf, 3.6) +
    inked(line(ellipse(x, y, r, r * 0.4, 22, 0.05, 0.95)), palette.leafLight, 2.6) +
    stroke(
      [-0.8, -0.35, 0.1, 0.5].map((share) => `M${x + r * 0.5} ${y}L${x + r * share} ${y - r * 0.3}`).join(''),
      palette.leaf,
      2,
    );
  const pebbles = Array.from({ length: 11 }, (_, index) => {
    const [x, y] = [74 + index * 46 + c.random.spread(14), 704 + c.random.spread(12)];
    const fill = [paler(palette.terracotta, 0.45), palette.paperShade, paler(palette.indigo, 0.6)][index % 3] ?? '';
    return inked(curve(shaky(c, ellipse(x, y, 19 + c.random.spread(8), 12 + c.random.spread(4), 9), 2.5)), fill, 2.2);
  });
  return (
    pad(104, 128, 74) +
    pad(232, 78, 60) +
    inked('M66 262C44 240 44 208 62 184C84 206 86 240 66 262z', palette.rose, 2.4) +
    stroke('M66 262Q92 480 58 698M62 200Q70 226 66 254', palette.leaf, 3) +
    group(
      'rotate(7 300 400)',
      tail,
      back,
      belly,
      shape(body, { fill: palette.marigold }),
      shape(body, { fill: infill(c, 'dots', darker(palette.marigold, 0.4), 1.1, 20) }),
      clipped(c, body, ...bands.map((band) => inked(band, palette.indigo, 2))),
      stroke(body, palette.ink, 6),
      stroke(body, palette.paper, 2.2),
      stroke('M214 344Q248 412 210 478', palette.ink, 2.4),
      fin(
        [
          [268, 400],
          [322, 392],
          [342, 424],
          [300, 446],
        ],
        paler(palette.marigold, 0.3),
        0,
      ),
      stroke('M226 508Q212 570 232 640M238 514Q230 580 256 622', palette.ink, 2.4),
      eye(188, 394, 14),
      stroke('M146 420Q160 430 174 424', palette.ink, 2.4),
    ) +
    pebbles.join('')
  );
}
