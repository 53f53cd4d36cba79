import { box, disc, group, inked, moved, shape, stroke } from '../canvas.ts';
import type { Mark } from '../canvas.ts';
import { curve, line, num, rectangle } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import { solid, windowLight } from '../light.ts';
import { darker, kraft, mix, palette, paler, wood } from '../palette.ts';
import { table } from '../textures.ts';
import { buta, paisley, printed } from '../things/motifs.ts';
import { bow, label, pile, ream, roll, sheet, stuff } from '../things/paper.ts';
import { fallen, leaf, leafShade, marigolds, sprig, stampMark } from '../things/plants.ts';
import { brush, pot, twine } from '../things/tools.ts';
import { view } from '../view.ts';
import { sprout } from './stationery.ts';
import type { Scenes } from './scene.ts';

const { paper, leaf: green, leafLight, terracotta, marigold, indigo, rose, paperShade } = palette;
const above = (turn = 0, zoom = 1, x = 400, y = 400) => view({ x, y, zoom, turn });
const quarter = (turn = -24, zoom = 1, x = 400, y = 430, pitch = 46) => view({ x, y, zoom, turn, pitch });

const wash = (points: readonly Point[], colour: string, depth = 0.55): Mark =>
  shape(curve(points), { fill: colour, opacity: depth }) +
  stroke(curve(points), darker(colour, 0.15), 2, { opacity: 0.5 });

const landscape = (): Mark => {
  const trees = (
    [
      [-120, 60, 26],
      [-96, 66, 20],
      [104, 44, 30],
      [128, 52, 22],
      [74, 52, 18],
      [-20, 34, 13],
      [0, 36, 11],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        stroke(`M${x} ${y + r}v${r * 0.9}`, darker(green, 0.3), 3) +
        wash(
          [
            [x - r, y],
            [x - r * 0.5, y - r],
            [x + r * 0.5, y - r * 1.1],
            [x + r, y - r * 0.1],
            [x + r * 0.5, y + r * 0.9],
            [x - r * 0.5, y + r * 0.8],
          ],
          green,
          0.75,
        ),
    )
    .join('');
  let rows = '';
  for (let row = 0; row < 6; row += 1) rows += `M${-140 + row * 12} ${128 + row * 11}q60 -14 ${96 - row * 4} -6`;
  return (
    wash(
      [
        [-160, -190],
        [-40, -198],
        [90, -192],
        [164, -196],
        [160, -70],
        [40, -84],
        [-80, -70],
        [-164, -82],
      ],
      paler(indigo, 0.45),
      0.4,
    ) +
    disc(84, -130, 30, { fill: paler(marigold, 0.15), opacity: 0.9 }) +
    disc(84, -130, 44, { fill: marigold, opacity: 0.22 }) +
    wash(
      [
        [-164, -40],
        [-110, -100],
        [-60, -64],
        [-10, -124],
        [50, -70],
        [100, -104],
        [164, -56],
        [164, 0],
        [-164, 0],
      ],
      paler(indigo, 0.2),
      0.5,
    ) +
    wash(
      [
        [-164, 10],
        [-80, -44],
        [0, -14],
        [70, -50],
        [164, -10],
        [164, 60],
        [-164, 60],
      ],
      mix(indigo, green, 0.5),
      0.45,
    ) +
    wash(
      [
        [-164, 50],
        [-60, 20],
        [60, 34],
        [164, 14],
        [164, 130],
        [40, 120],
        [-164, 130],
      ],
      leafLight,
      0.7,
    ) +
    wash(
      [
        [-164, 112],
        [-40, 96],
        [30, 120],
        [-10, 160],
        [10, 198],
        [-160, 194],
      ],
      marigold,
      0.55,
    ) +
    wash(
      [
        [60, 108],
        [164, 96],
        [160, 196],
        [60, 198],
        [36, 160],
      ],
      green,
      0.5,
    ) +
    wash(
      [
        [24, 40],
        [36, 60],
        [20, 84],
        [52, 112],
        [24, 150],
        [44, 198],
        [6, 198],
        [-12, 156],
        [24, 116],
        [2, 84],
        [20, 60],
      ],
      paler(indigo, 0.5),
      0.8,
    ) +
    trees +
    stroke(rows, darker(marigold, 0.35), 3, { opacity: 0.7 }) +
    stroke('M-90 -150q9 -9 17 0q9 -9 17 0M-40 -166q7 -7 13 0q7 -7 13 0', palette.ink, 2)
  );
};

const dyed = (share: number) => mix(paper, indigo, share);

export const paperGoods: Scenes = {
  'cotton-rag-a4-200-1': (c) => {
    const f = quarter(-28, 1.24, 400, 450, 42);
    return (
      table(c, 'planks', mix(wood, terracotta, 0.15)) +
      windowLight(-180, -20, 480, 860) +
      leafShade(600, -60, 116, 1.3) +
      pile(c, f, { w: 320, h: 420, sheets: 14, rise: 5.5, edge: 4, stuff: stuff.rag }) +
      label(f, 332, 96, 78, paper, indigo) +
      group(
        moved(560, 690, -14),
        inked(line(rectangle(0, 0, 130, 90)), paler(indigo, 0.4)),
        printed(c, 130, 90, paper, paler(indigo, 0.7), 36),
      )
    );
  },
  'cotton-rag-a4-200-2': (c) => {
    const f = quarter(38, 3, 300, 300, 34);
    return (
      table(c, 'plain', paler(terracotta, 0.45)) +
      pile(c, f.at(-60, -60), { w: 320, h: 420, sheets: 11, rise: 7, edge: 4.5, stuff: stuff.rag, untidy: 3 }) +
      fallen(c, 560, 620, 160, 120, 3, [leafLight])
    );
  },
  'cotton-rag-a4-200-3': (c) => {
    const f = above(-12, 1.1, 420, 400);
    return (
      table(c, 'linen', paler(green, 0.5)) +
      pile(c, f, {
        w: 370,
        h: 500,
        sheets: 4,
        rise: 2,
        edge: 4,
        stuff: stuff.rag,
        art: group(
          'translate(185 240)',
          Array.from(
            { length: 9 },
            (_, index) =>
              `<g transform="rotate(${index * 40})">${group('translate(0 -40)', group('rotate(-90)', leaf(90, index % 2 ? indigo : paler(indigo, 0.3), 0.3)))}</g>`,
          ).join(''),
        ),
      }) +
      brush([90, 720], [330, 500], { handle: terracotta, paint: indigo, girth: 22 }) +
      pot(c, view({ x: 132, y: 170, pitch: 74 }), { r: 62, h: 50, colour: paper, paint: indigo })
    );
  },
  'marigold-petal-sheets-1': (c) => {
    const f = above(0, 1.08, 400, 430);
    return (
      table(c, 'plain', mix(terracotta, rose, 0.3)) +
      leafShade(-60, 120, 20, 1.3) +
      [-24, -12, 0, 12]
        .map((turn, index) =>
          sheet(c, f.at(-90 + index * 60, -10 + Math.abs(index - 1.5) * 14, 0, turn + 4), {
            w: 330,
            h: 460,
            edge: 5,
            colour: index % 2 ? paper : paler(marigold, 0.72),
            ...(index > 1 ? { stuff: stuff.marigold } : {}),
            fold: index === 3 ? 70 : 0,
          }),
        )
        .join('') +
      marigolds(c, [
        [120, 640, 70],
        [226, 700, 46],
        [690, 110, 52],
      ]) +
      fallen(c, 280, 660, 380, 100, 12, [marigold, mix(marigold, terracotta, 0.5)])
    );
  },
  'marigold-petal-sheets-2': (c) => {
    const f = above(-16, 2.1, 330, 330);
    return (
      table(c, 'linen', paler(green, 0.45)) +
      sheet(c, f, {
        w: 380,
        h: 400,
        edge: 4,
        step: 7,
        colour: paler(marigold, 0.78),
        stuff: stuff.marigold,
        fold: 90,
      }) +
      marigolds(c, [[690, 690, 74]])
    );
  },
  'banana-fibre-roll-1': (c) => {
    const f = paler(kraft, 0.25);
    return (
      table(c, 'tiles', paler(leafLight, 0.6)) +
      group(moved(820, 40, 156), leaf(620, green, 0.2)) +
      roll(c, [170, 190], [560, 330], 62, f, { stuff: true }) +
      roll(c, [110, 370], [520, 520], 62, paler(terracotta, 0.25), { stuff: true }) +
      roll(c, [180, 560], [640, 690], 62, paler(leafLight, 0.15), { stuff: true, twine: terracotta })
    );
  },
  'banana-fibre-roll-2': (c) => {
    const f = view({ x: 360, y: 420, zoom: 1.1, turn: -30, pitch: 60 });
    return (
      table(c, 'planks', mix(wood, paper, 0.35)) +
      windowLight(380, -20, 400, 860, paper, 0.2) +
      sheet(c, f.at(40, 30), { w: 420, h: 560, colour: paler(kraft, 0.35), edge: 3, stuff: stuff.banana }) +
      roll(c, [40, 250], [420, 90], 58, paler(kraft, 0.25), { stuff: true }) +
      twine(640, 640, 66, terracotta)
    );
  },
  'bagasse-copier-ream-1': (c) => {
    const f = quarter(-32, 1.2, 420, 440, 36);
    const wrap =
      box(0, 0, 300, 400, { fill: paler(leafLight, 0.35) }) +
      group(
        'translate(150 150)',
        [-60, -20, 20, 60].map((turn) => `<g transform="rotate(${turn - 90})">${leaf(110, green, 0.22)}</g>`).join(''),
      ) +
      stroke('M60 260H240M90 292H210', green, 9);
    const cane = (x: number, y: number, turn: number) =>
      group(
        moved(x, y, turn),
        stroke('M12 16H560', palette.ink, 44, { opacity: 0.14, cap: 'butt' }),
        stroke('M0 0H560', palette.ink, 46),
        stroke('M0 0H560', leafLight, 41),
        stroke('M0 -9H560', paler(leafLight, 0.4), 7, { dash: '120 30' }),
        stroke('M130 -21q8 21 0 42M276 -21q8 21 0 42M420 -21q8 21 0 42', green, 4),
      );
    return (
      table(c, 'plain', paler(marigold, 0.45)) +
      leafShade(-40, 120, 24, 1.4) +
      cane(330, 90, 12) +
      cane(380, 20, 24) +
      ream(f, 310, 410, 120, paper, group('translate(5 5)', wrap)) +
      sheet(c, above(14, 0.8, 160, 680), { w: 300, h: 240, edge: 0, stuff: stuff.bagasse }) +
      group(moved(640, 700, -30), leaf(120, leafLight))
    );
  },
  'bagasse-copier-ream-2': (c) => {
    const f = view({ x: 400, y: 640, pitch: 18, turn: 26, zoom: 1.1 });
    const front =
      box(0, 0, 400, 84, { fill: paler(leafLight, 0.3) }) +
      group('translate(60 42)', leaf(80, green, 0.24)) +
      stroke('M170 34H340M170 54H280', green, 7);
    return (
      box(0, 0, 800, 800, { fill: paler(terracotta, 0.55) }) +
      windowLight(60, -20, 400, 600) +
      table(c, 'planks', wood, 800, 800, 560) +
      [0, 1, 2, 3]
        .map((index) =>
          solid(f.at(index % 2 ? 6 : -4, 0, index * 86, index % 2 ? 3 : -2), [-170, -120, 0], [340, 240, 84], {
            colour: paler(leafLight, 0.45),
            front,
            shadowless: index > 0,
            top: index === 3 ? group('translate(170 120)', stampMark(0, 0, 70, green)) : '',
          }),
        )
        .join('')
    );
  },
  'watercolour-block-1': (c) => {
    const f = above(-9, 1.1, 420, 400);
    return (
      table(c, 'linen', mix(paperShade, paper, 0.2)) +
      windowLight(-220, -20, 420, 860) +
      pile(c, f, {
        w: 430,
        h: 520,
        sheets: 6,
        rise: 3,
        edge: 3.4,
        stuff: stuff.rag,
        art: group('translate(215 260) scale(1.12)', landscape()),
      }) +
      brush([80, 700], [330, 520], { handle: indigo, paint: leafLight, girth: 22 }) +
      [
        [90, 150, terracotta],
        [110, 300, marigold],
        [80, 440, indigo],
      ]
        .map(([x, y, tone]) =>
          pot(c, view({ x: x as number, y: y as number, pitch: 78 }), {
            r: 50,
            h: 30,
            colour: paper,
            paint: tone as string,
          }),
        )
        .join('')
    );
  },
  'watercolour-block-2': (c) => {
    const f = quarter(30, 1.25, 400, 420, 44);
    return (
      table(c, 'tiles', paler(indigo, 0.68)) +
      ream(
        f,
        330,
        420,
        66,
        paper,
        stuff.rag(c, 330, 420) +
          box(0, 0, 330, 96, { fill: indigo }) +
          group('translate(70 48)', stampMark(0, 0, 30, paper)) +
          stroke('M130 40H280M130 60H240', paper, 5),
      ) +
      brush([560, 730], [700, 520], { handle: terracotta, paint: indigo, girth: 20 })
    );
  },
  'watercolour-block-3': (c) => {
    const f = above(12, 2, 420, 430);
    return (
      table(c, 'plain', paler(rose, 0.35)) +
      sheet(c, f, {
        w: 420,
        h: 420,
        edge: 4,
        step: 7,
        stuff: stuff.rag,
        art: group('translate(180 220) scale(1.15)', landscape()),
      }) +
      brush([780, 800], [560, 470], { handle: green, paint: indigo, girth: 40 })
    );
  },
  'seed-paper-a5-1': (c) => {
    const f = above(-8, 1.1, 400, 440);
    return (
      table(c, 'planks', mix(wood, paper, 0.4)) +
      leafShade(820, 100, 150, 1.3) +
      [0, 1, 2]
        .map((index) =>
          sheet(c, f.at(-110 + index * 110, -20 - index * 24, 0, -12 + index * 13), {
            w: 290,
            h: 400,
            edge: 4.4,
            stuff: stuff.seed,
            colour: [paper, paler(leafLight, 0.55), paler(marigold, 0.6)][index] ?? paper,
          }),
        )
        .join('') +
      pot(c, view({ x: 660, y: 620, pitch: 52 }), { r: 78, h: 72, colour: terracotta, paint: darker(kraft, 0.55) }) +
      group(moved(646, 572), sprout(84)) +
      group(moved(690, 582), sprout(60))
    );
  },
  'seed-paper-a5-2': (c) => {
    const f = quarter(-18, 1.5, 400, 520, 34);
    const plants = [
      [-110, -60, 120],
      [-30, 10, 170],
      [60, -50, 140],
      [110, 40, 110],
      [-70, 70, 90],
      [20, -110, 90],
    ] as const;
    return (
      table(c, 'plain', darker(kraft, 0.22)) +
      stroke(
        Array.from(
          { length: 90 },
          () => `M${num(c.random.next() * 800)} ${num(c.random.next() * 800)}h${num(c.random.between(2, 12))}`,
        ).join(''),
        darker(kraft, 0.45),
        6,
      ) +
      sheet(c, f, { w: 380, h: 320, edge: 6, stuff: stuff.seed, colour: paler(leafLight, 0.6) }) +
      plants
        .map(([x, y, size]) => {
          const [px, py] = f.point(x, y, 0);
          return group(moved(px, py), sprout(size));
        })
        .join('') +
      windowLight(-100, -20, 460, 860, paper, 0.12)
    );
  },
  'block-print-wrap-1': (c) => {
    const f = above(-10, 1.1, 400, 410);
    return (
      table(c, 'planks', mix(wood, terracotta, 0.2)) +
      [0, 1, 2]
        .map((index) =>
          sheet(c, f.at(-80 + index * 80, -40 + index * 24, 0, -14 + index * 13), {
            w: 360,
            h: 470,
            edge: 2.5,
            colour: [paler(rose, 0.5), paper, paler(marigold, 0.5)][index] ?? paper,
            art: printed(
              c,
              360,
              470,
              [terracotta, indigo, green][index] ?? indigo,
              [green, terracotta, rose][index] ?? rose,
              [60, 74, 52][index] ?? 60,
            ),
          }),
        )
        .join('') +
      (() => {
        const g = view({ x: 150, y: 640, pitch: 52, turn: -14 });
        return (
          solid(g, [-80, -70, 0], [160, 140, 60], {
            colour: mix(wood, terracotta, 0.35),
            top: group('translate(80 70)', buta(56, darker(terracotta, 0.4), darker(wood, 0.3))),
          }) + solid(g, [-22, -22, 60], [44, 44, 56], { colour: mix(wood, terracotta, 0.35), onto: 60 })
        );
      })()
    );
  },
  'block-print-wrap-2': (c) => {
    const f = quarter(28, 1.2, 400, 440, 42);
    const face = (w: number, h: number) => printed(c, w, h, indigo, terracotta, 56, paper);
    return (
      table(c, 'plain', paler(green, 0.45)) +
      windowLight(-140, -20, 420, 860, paper, 0.22) +
      solid(f, [-170, -130, 0], [340, 260, 130], {
        colour: paper,
        top: face(340, 260),
        front: face(340, 130) + box(0, 0, 340, 130, { fill: palette.ink, opacity: 0.08 }),
        flank: face(260, 130) + box(0, 0, 260, 130, { fill: palette.ink, opacity: 0.2 }),
      }) +
      stroke(
        `M${f.point(0, -130, 130).map(num).join(' ')}L${f.point(0, 130, 130).map(num).join(' ')}L${f.point(0, 130, 0).map(num).join(' ')}M${f.point(-170, 0, 130).map(num).join(' ')}L${f.point(170, 0, 130).map(num).join(' ')}L${f.point(170, 0, 0).map(num).join(' ')}`,
        terracotta,
        7,
      ) +
      bow(`translate(${f.point(0, 0, 130).map(num).join(' ')})`, 110, terracotta, 7) +
      group(
        moved(620, 640, -40),
        sprig(
          [
            [0, 0],
            [50, 0],
            [100, 6],
            [150, 0],
          ],
          green,
          56,
        ),
      ) +
      twine(150, 640, 50, terracotta)
    );
  },
  'block-print-wrap-3': (c) => {
    const f = view({ x: 420, y: 300, pitch: 58, turn: -16, zoom: 1.5 });
    return (
      table(c, 'linen', paler(marigold, 0.35)) +
      sheet(c, above(-16, 1.6, 360, 420), {
        w: 430,
        h: 430,
        edge: 2,
        art: [0, 1, 2]
          .flatMap((row) =>
            [0, 1, 2].map((column) =>
              row * 3 + column < 8
                ? group(moved(80 + column * 130, 80 + row * 130, row % 2 ? 0 : 0), paisley(46, terracotta, marigold))
                : '',
            ),
          )
          .join(''),
      }) +
      solid(f.at(130, 150), [-80, -80, 0], [160, 160, 52], { colour: mix(wood, terracotta, 0.35) }) +
      solid(f.at(130, 150), [-26, -26, 52], [52, 52, 66], { colour: mix(wood, terracotta, 0.45), onto: 52 }) +
      pot(c, view({ x: 130, y: 150, pitch: 70 }), { r: 74, h: 40, colour: paper, paint: terracotta })
    );
  },
  'elephant-grass-card-1': (c) => {
    const f = quarter(-22, 1.2, 400, 440, 44);
    return (
      table(c, 'chequer', paler(leafLight, 0.5)) +
      Array.from({ length: 9 }, (_, index) =>
        group(
          moved(60 + index * 14, 820, -80 + index * 7),
          shape('M0 0C120 -10 300 -16 460 6C300 6 120 12 0 0z', {
            fill: index % 2 ? green : leafLight,
            stroke: palette.ink,
            width: 1.4,
          }),
        ),
      ).join('') +
      pile(c, f.at(30, -20), {
        w: 320,
        h: 380,
        sheets: 9,
        rise: 7,
        edge: 1.2,
        colour: mix(leafLight, paper, 0.72),
        stuff: stuff.grass,
      }) +
      label(f.at(30, -20), 120, 388, 64, paper, green)
    );
  },
  'indigo-dyed-rag-1': (c) => {
    const f = above(0, 1.1, 400, 520);
    return (
      table(c, 'plain', paler(marigold, 0.5)) +
      leafShade(800, 40, 130, 1.4) +
      [0.08, 0.25, 0.45, 0.68, 0.95]
        .map((share, index) =>
          sheet(c, f.at(-180 + index * 90, -60 + Math.abs(index - 2) * 22, 0, -30 + index * 15), {
            w: 250,
            h: 440,
            edge: 4.5,
            colour: dyed(share),
            ...(index > 2 ? { stuff: stuff.denim } : {}),
          }),
        )
        .join('') +
      twine(400, 740, 46, indigo)
    );
  },
  'indigo-dyed-rag-2': (c) => {
    const f = quarter(34, 1.4, 400, 450, 40);
    return (
      table(c, 'tiles', paler(terracotta, 0.6)) +
      pile(c, f, {
        w: 300,
        h: 340,
        sheets: 16,
        rise: 7,
        edge: 3.6,
        colours: [0.1, 0.2, 0.3, 0.42, 0.54, 0.66, 0.78, 0.9, 0.95, 0.7, 0.5, 0.34, 0.2, 0.4, 0.66, 0.92].map(dyed),
        stuff: stuff.denim,
      }) +
      (([x, y]) => bow(`translate(${num(x)} ${num(y)})`, 80, marigold, 5))(f.point(0, 0, 112))
    );
  },
  'offcuts-kilo-1': (c) => {
    const f = above(0, 1, 400, 420);
    const tints = [
      paper,
      paler(marigold, 0.4),
      paler(rose, 0.3),
      paler(leafLight, 0.2),
      paler(indigo, 0.4),
      paler(kraft, 0.2),
      paler(terracotta, 0.2),
    ];
    return (
      table(c, 'linen', paler(indigo, 0.66)) +
      Array.from({ length: 22 }, (_, index) => {
        const [x, y] = [c.random.spread(210), c.random.spread(200)];
        const fills = [stuff.rag, stuff.marigold, stuff.plain, stuff.banana, stuff.seed];
        return sheet(c, f.at(x, y, 0, c.random.spread(60)), {
          w: c.random.between(90, 240),
          h: c.random.between(80, 170),
          edge: 3,
          step: 15,
          colour: tints[index % 7] ?? paper,
          ...(index > 12 ? { stuff: fills[index % 5] ?? stuff.plain } : {}),
        });
      }).join('') +
      twine(650, 660, 56, kraft)
    );
  },
};
