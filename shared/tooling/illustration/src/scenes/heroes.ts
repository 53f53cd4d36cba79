import type { Canvas, Mark } from '../canvas.ts';
import { box, disc, group, inked, moved, oval, shape, stroke } from '../canvas.ts';
import { curve, line, num, rectangle } from '../geometry.ts';
import { windowLight } from '../light.ts';
import { darker, kraft, mix, palette, paler, wood } from '../palette.ts';
import { harvest } from '../paintings/warli.ts';
import { infill } from '../textures.ts';
import { giftBox } from '../things/boxes.ts';
import { handwriting, notebook, openBook } from '../things/books.ts';
import { titleLabel } from '../things/motifs.ts';
import { envelope, pile, sheet, stuff } from '../things/paper.ts';
import { person, skins } from '../things/people.ts';
import { arch, basket, bunting, dryingLine, house, neem, wheel } from '../things/places.ts';
import { fallen, leaf, leafShade, marigolds, sprig } from '../things/plants.ts';
import { brush, pencil, pot, twine } from '../things/tools.ts';
import { view } from '../view.ts';

const { paper, ground: cream, paperShade, leaf: green, leafLight, terracotta, marigold, indigo, rose, ink } = palette;

export interface Hero {
  wide: (c: Canvas) => Mark;
  tall: (c: Canvas) => Mark;
}

const staged = (
  backdrop: (c: Canvas, w: number, h: number, floor: number) => Mark,
  subject: (c: Canvas) => Mark,
): Hero => ({
  wide: (c) => backdrop(c, 1600, 900, 800) + group('translate(690 100)', subject(c)),
  tall: (c) => backdrop(c, 800, 1000, 640) + group('translate(30 64) scale(.82)', subject(c)),
});

const garland = (points: readonly (readonly [number, number])[]): Mark =>
  points
    .map(([x, y], index) =>
      disc(x, y, 11, { fill: index % 3 === 2 ? terracotta : marigold, stroke: darker(marigold, 0.5), width: 1.6 }),
    )
    .join('');

const sack = (x: number, y: number, w: number, h: number, colour: string): Mark =>
  inked(
    `M${num(x - w * 0.4)} ${num(y)}C${num(x - w * 0.62)} ${num(y - h * 0.4)} ${num(x - w * 0.5)} ${num(y - h * 0.8)} ${num(x - w * 0.16)} ${num(y - h * 0.88)}L${num(x - w * 0.22)} ${num(y - h)}H${num(x + w * 0.22)}L${num(x + w * 0.16)} ${num(y - h * 0.88)}C${num(x + w * 0.5)} ${num(y - h * 0.8)} ${num(x + w * 0.62)} ${num(y - h * 0.4)} ${num(x + w * 0.4)} ${num(y)}z`,
    colour,
  ) +
  stroke(`M${num(x - w * 0.18)} ${num(y - h * 0.88)}H${num(x + w * 0.18)}`, darker(colour, 0.45), 4) +
  stroke(
    `M${num(x - w * 0.1)} ${num(y - h * 0.8)}q${num(-w * 0.2)} ${num(h * 0.3)} ${num(-w * 0.16)} ${num(h * 0.6)}M${num(x + w * 0.08)} ${num(y - h * 0.8)}q${num(w * 0.2)} ${num(h * 0.3)} ${num(w * 0.2)} ${num(h * 0.5)}`,
    darker(colour, 0.3),
    2,
  );

const scraps = (c: Canvas, x: number, y: number, w: number, h: number, count: number): Mark => {
  const tones = [rose, indigo, marigold, leafLight, terracotta, paper, green];
  return Array.from({ length: count }, (_, index) => {
    const share = index / count;
    const [px, py] = [x + c.random.spread(w / 2) * (1 - share * 0.55), y - h * share + c.random.spread(6)];
    return group(
      moved(px, py, c.random.spread(40)),
      inked(
        curve(
          [
            [-32, 4],
            [-10, -14],
            [18, -10],
            [34, 6],
            [10, 16],
            [-16, 14],
          ],
          true,
          0.8,
        ),
        tones[index % tones.length] ?? rose,
        2,
      ),
      index % 3
        ? ''
        : shape(
            curve(
              [
                [-32, 4],
                [-10, -14],
                [18, -10],
                [34, 6],
                [10, 16],
                [-16, 14],
              ],
              true,
              0.8,
            ),
            { fill: infill(c, 'dots', paper, 0.9) },
          ),
    );
  }).join('');
};

const haze = (c: Canvas): string =>
  c.define(
    'haze',
    (id) =>
      `<linearGradient id="${id}"><stop offset=".2" stop-color="${cream}" stop-opacity=".66"/><stop offset="1" stop-color="${cream}" stop-opacity="0"/></linearGradient>`,
  );

const lane = staged(
  (c, w, h, floor) => {
    const far = [
      mix(cream, paperShade, 0.55),
      mix(cream, rose, 0.14),
      mix(cream, marigold, 0.16),
      mix(cream, leafLight, 0.16),
      mix(cream, indigo, 0.08),
    ];
    const faint = (tone: string) => mix(tone, palette.inkSoft, 0.26);
    const houses: Mark[] = [];
    let x = -60;
    for (let index = 0; x < w; index += 1) {
      const width = [230, 180, 260, 200, 240][index % 5] ?? 220;
      const tone = far[index % far.length] ?? cream;
      houses.push(
        house(x, floor - 40, width, [500, 420, 560, 460, 520][index % 5] ?? 480, tone, {
          line: faint(tone),
          balcony: index % 2 === 0,
        }),
      );
      x += width + 2;
    }
    return (
      box(0, 0, w, h, { fill: cream }) +
      disc(w * 0.74, 130, 90, { fill: mix(cream, marigold, 0.3) }) +
      houses.join('') +
      (w > 1000 ? box(0, 0, 1100, floor - 40, { fill: `url(#${haze(c)})` }) : '') +
      box(0, floor - 40, w, h - floor + 40, { fill: mix(cream, paperShade, 0.8) }) +
      stroke(`M0 ${floor - 40}H${w}`, faint(paperShade), 2) +
      bunting([w * 0.46, 60], [w + 20, 110], 13, [rose, paler(marigold, 0.2), leafLight, paper, terracotta], 60)
    );
  },
  (c) =>
    oval(480, 706, 380, 20, { fill: ink, opacity: 0.13 }) +
    scraps(c, 470, 500, 290, 120, 26) +
    sack(330, 520, 110, 150, kraft) +
    sack(640, 520, 120, 170, mix(kraft, leafLight, 0.3)) +
    sack(560, 524, 90, 120, paler(indigo, 0.45)) +
    inked(line(rectangle(262, 514, 470, 46)), mix(wood, terracotta, 0.5)) +
    stroke('M262 532H732M300 514v46M420 514v46M540 514v46M660 514v46', darker(wood, 0.5), 2) +
    inked('M262 514V440h12V514zM720 514V440h12V514z', mix(wood, terracotta, 0.35), 2) +
    garland([
      [268, 470],
      [290, 488],
      [316, 500],
      [344, 504],
      [372, 500],
      [398, 488],
      [420, 470],
      [444, 488],
      [470, 500],
      [498, 504],
      [526, 500],
      [552, 488],
      [574, 470],
      [598, 488],
      [624, 500],
      [652, 504],
      [680, 500],
      [704, 488],
      [726, 470],
    ]) +
    stroke('M266 530C220 524 196 500 178 476', ink, 13) +
    stroke('M266 530C220 524 196 500 178 476', mix(wood, terracotta, 0.4), 8) +
    wheel(390, 622, 80, terracotta) +
    wheel(640, 622, 80, terracotta) +
    stroke('M390 622V560M640 622V560', ink, 8) +
    group(
      'translate(92 702) scale(1.02)',
      person(c, {
        dress: 'kurta',
        skin: skins.umber,
        cloth: leafLight,
        second: paper,
        hip: [0, -186],
        shoulder: [26, -318],
        feet: [
          [-50, -4],
          [34, 0],
        ],
        front: [
          [52, -262],
          [86, -226],
        ],
        back: [
          [66, -270],
          [96, -232],
        ],
        turban: marigold,
        nod: 4,
      }),
    ) +
    group(
      'translate(820 706) scale(-1 1)',
      person(c, {
        dress: 'sari',
        skin: skins.sienna,
        cloth: terracotta,
        second: indigo,
        hip: [0, -190],
        shoulder: [4, -322],
        feet: [
          [-14, 0],
          [24, -2],
        ],
        front: [
          [38, -262],
          [78, -244],
        ],
        back: [
          [48, -266],
          [88, -250],
        ],
        nod: 8,
      }) +
        basket(
          92,
          -208,
          130,
          64,
          group(
            'translate(92 -270)',
            [
              [-36, 4],
              [-12, -8],
              [14, -6],
              [38, 2],
              [0, 8],
            ]
              .map(
                ([x = 0, y = 0], i) =>
                  disc(x, y, 19, {
                    fill: i % 2 ? marigold : mix(marigold, terracotta, 0.4),
                    stroke: darker(marigold, 0.5),
                    width: 2,
                  }) + disc(x, y, 10, { stroke: darker(marigold, 0.35), width: 2, dash: '4 4' }),
              )
              .join(''),
          ),
        ) +
        disc(78, -244, 11, { fill: skins.sienna, stroke: ink, width: 2.2 }),
    ),
);

const drop = (x: number, y: number, s: number): Mark =>
  shape(
    `M${num(x)} ${num(y)}q${num(s)} ${num(s * 1.6)} 0 ${num(s * 2.2)}q${num(-s)} ${num(-s * 0.6)} 0 ${num(-s * 2.2)}z`,
    { fill: paler(indigo, 0.55), stroke: palette.inkSoft, width: 1.3 },
  );

const vat = staged(
  (c, w, h, floor) => {
    const wallTone = mix(cream, leafLight, 0.14);
    const seen = w > 1000 ? [980, 1250, 1520] : [150, 400, 650];
    return (
      box(0, 0, w, h, { fill: cream }) +
      box(0, 0, w, floor - 60, { fill: wallTone }) +
      seen
        .map(
          (x) =>
            shape(arch(x, floor - 150, 190, 430), {
              fill: mix(cream, marigold, 0.2),
              stroke: mix(wallTone, palette.inkSoft, 0.35),
              width: 2.4,
            }) +
            shape(`M${x - 92} ${floor - 250}q46 -40 92 -10t92 -16V${floor - 151}H${x - 92}z`, {
              fill: mix(cream, leafLight, 0.5),
            }) +
            shape(arch(x, floor - 150, 214, 462), { stroke: mix(wallTone, palette.inkSoft, 0.25), width: 2 }),
        )
        .join('') +
      windowLight(w > 1000 ? 820 : 40, 0, w > 1000 ? 620 : 520, floor + 60, paper, 0.4) +
      box(0, floor - 60, w, h - floor + 60, { fill: mix(cream, paperShade, 0.75) }) +
      stroke(`M0 ${floor - 60}H${w}M0 ${floor - 72}H${w}`, mix(wallTone, palette.inkSoft, 0.3), 2) +
      leafShade(w - 80, -20, 140, 1.4, 0.05)
    );
  },
  (c) => {
    const f = view({ x: 520, y: 690, pitch: 26, turn: 0 });
    return (
      group(
        'translate(240 690) scale(1.2)',
        person(c, {
          dress: 'sari',
          skin: skins.ochre,
          cloth: indigo,
          second: marigold,
          hip: [-10, -192],
          shoulder: [20, -320],
          feet: [
            [-30, 0],
            [14, -2],
          ],
          front: [
            [60, -286],
            [108, -292],
          ],
          back: [
            [84, -300],
            [142, -306],
          ],
          nod: 12,
        }),
      ) +
      shape('M250 560H824V712H250z', { fill: mix(wood, terracotta, 0.45), stroke: ink, width: 2.6 }) +
      stroke('M250 612H824M250 664H824M300 560v152M774 560v152', darker(wood, 0.5), 2) +
      shape('M250 560H824V712H250z', { fill: ink, opacity: 0.06 }) +
      shape('M250 560L300 486H774L824 560z', { fill: mix(wood, terracotta, 0.3), stroke: ink, width: 2.6 }) +
      inked('M276 552L316 496H758L798 552z', mix(paper, paperShade, 0.5), 2) +
      stroke(
        'M330 520q30 -8 60 0t60 0M520 536q30 -8 60 0t60 0M640 512q24 -6 48 0t40 0M380 540q24 -6 48 0',
        mix(paperShade, palette.inkSoft, 0.35),
        2.4,
      ) +
      [
        [420, 512, marigold],
        [600, 524, leafLight],
        [690, 536, rose],
        [350, 534, terracotta],
        [540, 508, indigo],
        [480, 540, marigold],
      ]
        .map(([x, y, tone]) =>
          group(moved(x as number, y as number, 20), shape('M0 0q8 -6 16 0q-8 6 -16 0z', { fill: tone as string })),
        )
        .join('') +
      [
        [380, 400, 9],
        [410, 430, 8],
        [460, 415, 10],
        [520, 424, 8],
        [570, 404, 9],
        [600, 440, 8],
        [440, 462, 7],
        [545, 458, 7],
        [640, 416, 8],
      ]
        .map(([x = 0, y = 0, s = 0]) => drop(x, y, s))
        .join('') +
      inked(
        line(
          [
            [330, 398],
            [640, 398],
            [700, 336],
            [390, 336],
          ].map(([x = 0, y = 0]) => [x + 10, y - 4] as const),
        ),
        mix(wood, marigold, 0.3),
        2.6,
      ) +
      shape(
        line([
          [372, 384],
          [634, 384],
          [680, 342],
          [418, 342],
        ]),
        { fill: paper, stroke: ink, width: 1.8 },
      ) +
      shape(
        line([
          [372, 384],
          [634, 384],
          [680, 342],
          [418, 342],
        ]),
        { fill: infill(c, 'lines', paperShade, 0.9, 0) },
      ) +
      inked(
        line([
          [340, 394],
          [650, 394],
          [650, 410],
          [340, 410],
        ]),
        mix(wood, terracotta, 0.35),
        2.4,
      ) +
      disc(369, 348, 14, { fill: skins.ochre, stroke: ink, width: 2.4 }) +
      Array.from({ length: 9 }, (_, index) =>
        inked(
          line([
            [806 - (index % 2) * 5, 560 - index * 13],
            [960, 560 - index * 13],
            [960, 572 - index * 13],
            [806 - (index % 2) * 5, 572 - index * 13],
          ]),
          index % 2 ? paper : mix(paperShade, leafLight, 0.3),
          1.8,
        ),
      ).join('') +
      inked('M796 574H980V712H796z', mix(wood, paper, 0.15)) +
      stroke('M796 600H980M820 600V712M950 600V712', darker(wood, 0.4), 2) +
      (([x, y]) =>
        group(
          moved(x - 420, y + 20),
          basket(
            0,
            0,
            150,
            80,
            garland([
              [-50, -84],
              [-24, -94],
              [4, -98],
              [32, -92],
              [54, -84],
              [-10, -84],
              [20, -82],
            ]),
          ),
        ))(f.point(0, 0))
    );
  },
);

const courtyard = staged(
  (c, w, h, floor) => {
    const wallTone = mix(cream, rose, 0.12);
    const ink2 = mix(wallTone, palette.inkSoft, 0.3);
    const first = w > 1000 ? 820 : 60;
    const arches = Array.from({ length: 6 }, (_, index) => first + index * 250);
    return (
      box(0, 0, w, h, { fill: mix(cream, indigo, 0.06) }) +
      box(0, w > 1000 ? 210 : 120, w, floor, { fill: wallTone }) +
      stroke(`M0 ${w > 1000 ? 210 : 120}H${w}M0 ${w > 1000 ? 226 : 136}H${w}`, ink2, 2) +
      arches
        .map((x) =>
          shape(arch(x, floor - 50, 170, w > 1000 ? 430 : 400), {
            fill: darker(wallTone, 0.12),
            stroke: ink2,
            width: 2.4,
          }),
        )
        .join('') +
      box(0, floor - 50, w, h - floor + 50, { fill: mix(cream, paperShade, 0.7) }) +
      stroke(`M0 ${floor - 50}H${w}`, ink2, 2) +
      stroke(
        Array.from(
          { length: 7 },
          (_, index) => `M${num((w / 6) * index - 60)} ${h}L${num(w * 0.2 + (w / 10) * index)} ${floor - 50}`,
        ).join('') + `M0 ${floor + 4}H${w}M0 ${floor + 76}H${w}`,
        ink2,
        1.4,
        { opacity: 0.5 },
      )
    );
  },
  (c) =>
    neem(c, 800, 700, 560, [green, leafLight]) +
    dryingLine(
      c,
      [120, 200],
      [800, 170],
      [
        { at: 0.16, w: 118, h: 150, colour: paler(marigold, 0.6), stuff: stuff.marigold },
        { at: 0.36, w: 118, h: 150, colour: paper },
        { at: 0.56, w: 118, h: 150, colour: paler(leafLight, 0.5), stuff: stuff.grass },
        { at: 0.76, w: 118, h: 150, colour: paper },
      ],
      22,
    ) +
    dryingLine(
      c,
      [60, 300],
      [840, 280],
      [
        { at: 0.3, w: 150, h: 196, colour: paper, stuff: stuff.rose },
        { at: 0.53, w: 150, h: 196, colour: paler(indigo, 0.55), stuff: stuff.denim },
        { at: 0.77, w: 150, h: 196, colour: paler(marigold, 0.45) },
      ],
      26,
    ) +
    stroke('M60 290V706', ink, 12) +
    stroke('M60 290V706', mix(wood, terracotta, 0.4), 7) +
    group(
      'translate(160 706) scale(1.02)',
      person(c, {
        dress: 'sari',
        skin: skins.umber,
        cloth: marigold,
        second: green,
        hip: [0, -190],
        shoulder: [8, -322],
        feet: [
          [-16, 0],
          [24, -2],
        ],
        front: [
          [64, -366],
          [92, -412],
        ],
        back: [
          [54, -362],
          [76, -414],
        ],
        nod: -12,
      }),
    ) +
    group(
      'translate(640 712) scale(-.96 .96)',
      person(c, {
        dress: 'kurta',
        skin: skins.sienna,
        cloth: paler(indigo, 0.2),
        second: paper,
        hip: [0, -186],
        shoulder: [10, -316],
        feet: [
          [-18, 0],
          [26, -2],
        ],
        front: [
          [24, -244],
          [66, -226],
        ],
        back: [
          [40, -246],
          [80, -232],
        ],
        nod: 14,
        grey: true,
      }),
    ) +
    (() => {
      const f = view({ x: 556, y: 496, pitch: 22, zoom: 0.62 });
      return pile(c, f, { w: 170, h: 150, sheets: 7, rise: 6, colour: paper, edge: 2 });
    })() +
    disc(576, 494, 11, { fill: skins.sienna, stroke: ink, width: 2.2 }) +
    fallen(c, 260, 690, 560, 60, 10, [green, leafLight]),
);

const deskThings = (c: Canvas, f: ReturnType<typeof view>): Mark =>
  pile(c, f.at(-60, -300, 0, 6), { w: 260, h: 320, sheets: 4, rise: 8, stuff: stuff.seed }) +
  giftBox(c, f.at(330, -260, 0, -10), {
    w: 260,
    d: 210,
    h: 110,
    colour: darker(terracotta, 0.08),
    lid: terracotta,
    ribbon: marigold,
    print: 'rings',
    tint: paler(terracotta, 0.3),
  }) +
  sheet(c, f.at(470, 40, 0, 10), { w: 220, h: 280, edge: 3, art: group('translate(12 12) scale(.327)', harvest(c)) }) +
  openBook(c, f.at(120, 30, 0, -8), {
    w: 170,
    h: 240,
    cover: green,
    left: group('translate(24 34)', handwriting(c, 120, 8, 24)),
    right: group(
      'translate(90 190)',
      sprig(
        [
          [0, 30],
          [-6, -20],
          [6, -80],
          [0, -140],
        ],
        green,
        54,
      ),
    ),
    ribbon: marigold,
  }) +
  notebook(c, f.at(-170, 90, 0, -22), {
    w: 200,
    h: 280,
    t: 22,
    cover: paler(marigold, 0.55),
    stuff: stuff.marigold,
    spine: 'stitched',
    art: titleLabel(200, 280, green, [0.56, 0.34], 0.5),
  }) +
  envelope(c, f.at(350, 250, 0, 12), { w: 230, h: 150, colour: paper, seal: terracotta }) +
  pot(c, f.at(-190, -180), { r: 52, h: 70, colour: indigo, paint: marigold, print: 'dots' }) +
  pot(c, f.at(560, -190), { r: 40, h: 46, colour: paper, paint: indigo }) +
  pencil(f.point(-20, 300), f.point(150, 230), {
    colour: terracotta,
    girth: 15,
    seed: true,
  }) +
  brush(f.point(560, 270), f.point(500, 120), {
    handle: green,
    paint: terracotta,
    girth: 14,
  });

const desk: Hero = {
  wide: (c) => {
    const f = view({ x: 1010, y: 480, pitch: 48, turn: -10, zoom: 0.94 });
    return (
      box(0, 0, 1600, 900, { fill: mix(cream, paperShade, 0.45) }) +
      box(0, 0, 1600, 900, { fill: infill(c, 'weave', mix(paperShade, palette.inkSoft, 0.12), 0.8), opacity: 0.4 }) +
      windowLight(560, -10, 700, 920, paper, 0.5) +
      leafShade(1560, 30, 150, 1.8, 0.06) +
      deskThings(c, f) +
      marigolds(c, [
        [800, 740, 42],
        [876, 792, 30],
      ]) +
      fallen(c, 900, 780, 330, 80, 8, [marigold, rose]) +
      twine(1486, 790, 44, terracotta) +
      group(moved(1540, 96, 150), leaf(110, green))
    );
  },
  tall: (c) => {
    const f = view({ x: 326, y: 312, pitch: 48, turn: -10, zoom: 0.8 });
    return (
      box(0, 0, 800, 1000, { fill: mix(cream, paperShade, 0.45) }) +
      box(0, 0, 800, 1000, { fill: infill(c, 'weave', mix(paperShade, palette.inkSoft, 0.12), 0.8), opacity: 0.4 }) +
      windowLight(80, -10, 520, 1020, paper, 0.5) +
      leafShade(820, 0, 140, 1.4, 0.06) +
      deskThings(c, f) +
      marigolds(c, [
        [100, 520, 40],
        [164, 566, 28],
      ]) +
      fallen(c, 210, 560, 420, 50, 7, [marigold, rose])
    );
  },
};

export const heroes = { 'hero-1': lane, 'hero-2': vat, 'hero-3': courtyard, 'hero-4': desk } satisfies Record<
  string,
  Hero
>;
