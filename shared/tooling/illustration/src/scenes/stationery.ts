import type { Canvas, Mark } from '../canvas.ts';
import { box, disc, group, inked, moved, stroke } from '../canvas.ts';
import { deckled, line, num, rectangle } from '../geometry.ts';
import { castBy, dropped, solid, windowLight } from '../light.ts';
import { darker, kraft, mix, palette, paler, wood } from '../palette.ts';
import { petals, table } from '../textures.ts';
import { handwriting, notebook, openBook, upright } from '../things/books.ts';
import { buta, monthGrid, paisley, printed, stitched, titleLabel, wreath } from '../things/motifs.ts';
import { bow, envelope, label, pile, sheet, stuff, tent, tied } from '../things/paper.ts';
import { fallen, leaf, leafShade, marigolds, sprig, stampMark } from '../things/plants.ts';
import { bookmark, brush, cup, pencil, pot, tag, twine } from '../things/tools.ts';
import { view } from '../view.ts';
import type { Scenes } from './scene.ts';

const { paper, leaf: green, leafLight, terracotta, marigold, indigo, rose, ink, paperShade } = palette;
const above = (turn = 0, zoom = 1, x = 400, y = 400) => view({ x, y, zoom, turn });
const quarter = (turn = -24, zoom = 1, x = 400, y = 430, pitch = 46) => view({ x, y, zoom, turn, pitch });

const marigoldCover = paler(marigold, 0.62);
const marigoldBook = (w: number, h: number) => ({
  w,
  h,
  cover: marigoldCover,
  stuff: stuff.marigold,
  spine: 'stitched' as const,
  thread: terracotta,
  art: titleLabel(w, h, green, [0.56, 0.34], 0.48),
});

export const sprout = (size: number): Mark =>
  stroke(
    `M0 0C${num(-size * 0.06)} ${num(-size * 0.4)} ${num(size * 0.05)} ${num(-size * 0.7)} 0 ${num(-size)}`,
    green,
    4,
  ) +
  group(moved(0, -size * 0.95, -28), leaf(size * 0.55, green)) +
  group(moved(0, -size * 0.95, -152), leaf(size * 0.5, leafLight)) +
  group(moved(0, -size * 0.5, -18), leaf(size * 0.38, leafLight));

const bananaCovers = [mix(kraft, paper, 0.35), paler(leafLight, 0.25), paler(terracotta, 0.2)];

const weekly = (c: Canvas, w: number, h: number): Mark => {
  let rows = '';
  for (let row = 0; row < 4; row += 1) rows += `M34 ${num(70 + (row * (h - 100)) / 4)}H${num(w - 24)}`;
  return (
    stroke(rows, paler(terracotta, 0.4), 2) +
    [0, 1, 2, 3]
      .map((row) =>
        group(
          moved(44, 92 + (row * (h - 100)) / 4),
          disc(6, -2, 9, { fill: [marigold, leafLight, rose, indigo][row] ?? marigold }),
          row === 2 ? '' : group('translate(30 6)', handwriting(c, w * 0.5, row === 1 ? 3 : 2, 22)),
        ),
      )
      .join('') +
    stroke(`M40 44H${num(w * 0.45)}`, ink, 7)
  );
};

export const stationery: Scenes = {
  'notebook-a5-marigold-1': (c) => {
    const f = quarter(-26, 1.28, 408, 410, 50);
    return (
      table(c, 'planks', mix(wood, paper, 0.3)) +
      windowLight(-160, -20, 520, 860) +
      leafShade(560, -60, 112, 1.25) +
      notebook(c, f.at(10, -8, 0, 12), {
        w: 300,
        h: 420,
        t: 24,
        cover: paler(leafLight, 0.3),
        stuff: stuff.bagasse,
        spine: 'stitched',
      }) +
      notebook(c, f.at(0, 0, 24, 0), { ...marigoldBook(300, 420), t: 30, ribbon: terracotta }) +
      marigolds(c, [
        [128, 560, 60],
        [216, 642, 44],
        [664, 210, 50],
      ]) +
      fallen(c, 300, 640, 420, 120, 11, [marigold, mix(marigold, terracotta, 0.5)]) +
      group(moved(640, 250, 40), leaf(96)) +
      group(moved(104, 620, 160), leaf(84, leafLight))
    );
  },
  'notebook-a5-marigold-2': (c) => {
    const f = above(-7, 1.05, 392, 420);
    return (
      table(c, 'linen', paler(leafLight, 0.55)) +
      leafShade(40, 10, 40, 1.1) +
      openBook(c, f, {
        w: 290,
        h: 420,
        cover: marigoldCover,
        stuff: (cc, w, h) => petals(cc, w, h, 9, [paler(marigold, 0.3), paler(terracotta, 0.5)], 9),
        left: group('translate(44 60)', handwriting(c, 200, 9, 34)),
        right:
          group(
            'translate(146 300)',
            sprig(
              [
                [0, 60],
                [-10, -20],
                [14, -90],
                [4, -160],
              ],
              green,
              70,
            ),
          ) + group('translate(60 340)', handwriting(c, 160, 2, 28)),
        ribbon: terracotta,
      }) +
      pencil([470, 700], [690, 470], { colour: terracotta, girth: 20 }) +
      marigolds(c, [
        [110, 120, 58],
        [212, 76, 38],
      ]) +
      fallen(c, 560, 60, 200, 110, 6, [marigold, rose])
    );
  },
  'notebook-a5-marigold-3': (c) => {
    const f = quarter(24, 2.3, 330, 330, 52);
    return (
      table(c, 'plain', mix(terracotta, paper, 0.45)) +
      notebook(c, f.at(30, -20), { ...marigoldBook(300, 420), t: 30, art: '', elastic: green }) +
      windowLight(360, -20, 360, 860, paper, 0.16) +
      fallen(c, 60, 640, 260, 130, 5, [marigold, mix(marigold, terracotta, 0.5)])
    );
  },
  'notebook-a5-marigold-4': (c) => {
    const f = view({ x: 400, y: 600, zoom: 1.1, pitch: 14, turn: 14 });
    return (
      box(0, 0, 800, 800, { fill: paler(rose, 0.62) }) +
      windowLight(40, -20, 380, 560) +
      table(c, 'planks', wood, 800, 800, 520) +
      upright(c, f.at(-150, -30, 0), {
        w: 240,
        h: 336,
        t: 40,
        cover: paler(leafLight, 0.2),
        stuff: stuff.bagasse,
        spine: 'cloth',
        thread: green,
        art: titleLabel(240, 336, green, [0.56, 0.34], 0.44),
      }) +
      upright(c, f.at(60, 20, 0), { ...marigoldBook(240, 336), t: 40 }) +
      marigolds(c, [
        [640, 640, 54],
        [566, 690, 40],
        [702, 700, 34],
      ])
    );
  },
  'notebook-pocket-banana-1': (c) => {
    const f = above(-12);
    return (
      table(c, 'chequer', paler(leafLight, 0.6)) +
      group(moved(40, 700, -38), leaf(560, green, 0.26)) +
      bananaCovers
        .map((cover, index) =>
          notebook(c, f.at(-150 + index * 150, 40 - index * 46, 0, -16 + index * 15), {
            w: 226,
            h: 320,
            t: 12,
            cover,
            stuff: stuff.banana,
            spine: 'stitched',
            thread: [terracotta, indigo, paper][index] ?? terracotta,
            art: titleLabel(226, 320, [green, indigo, terracotta][index], [0.56, 0.3], 0.46),
          }),
        )
        .join('')
    );
  },
  'notebook-pocket-banana-2': (c) => {
    const f = quarter(30, 1.6, 400, 480, 40);
    return (
      table(c, 'plain', paler(marigold, 0.4)) +
      leafShade(-60, 240, -24, 1.3) +
      group(moved(820, 120, 150), leaf(420, leafLight, 0.24)) +
      bananaCovers
        .map((cover, index) =>
          notebook(c, f.at(0, 0, index * 14, -5 + index * 5), {
            w: 226,
            h: 320,
            t: 13,
            cover,
            stuff: stuff.banana,
            spine: 'stitched',
            thread: terracotta,
          }),
        )
        .join('') +
      tied(f.at(0, 0, 0, 5), 226, 320, 41, kraft, 4.5, 74)
    );
  },
  'journal-cotton-rag-1': (c) => {
    const f = quarter(28, 1.22, 410, 420, 44);
    return (
      table(c, 'linen', paler(indigo, 0.62)) +
      group(
        moved(90, 130, -8),
        inked(line(rectangle(0, 0, 300, 210)), paler(terracotta, 0.35)),
        printed(c, 300, 210, terracotta, paper, 50),
      ) +
      group(
        moved(470, 560, 12),
        inked(line(rectangle(0, 0, 260, 180)), paler(marigold, 0.3)),
        stitched(260, 180, 14, terracotta),
      ) +
      notebook(c, f, {
        w: 320,
        h: 400,
        t: 58,
        cover: indigo,
        spine: 'coptic',
        thread: marigold,
        edge: 1.6,
        art: [0, 1, 2]
          .map((row) =>
            [0, 1]
              .map((column) =>
                group(moved(110 + column * 130, 80 + row * 122), paisley(38, paler(indigo, 0.75), marigold)),
              )
              .join(''),
          )
          .join(''),
      }) +
      twine(668, 220, 54, marigold)
    );
  },
  'journal-cotton-rag-2': (c) => {
    const f = quarter(-58, 1.9, 400, 420, 32);
    return (
      table(c, 'plain', mix(marigold, paper, 0.5)) +
      leafShade(820, 60, 150, 1.4) +
      notebook(c, f, {
        w: 320,
        h: 400,
        t: 78,
        cover: indigo,
        spine: 'coptic',
        thread: marigold,
        edge: 1.6,
        art: [0, 1, 2]
          .map((row) =>
            [0, 1]
              .map((column) =>
                group(moved(110 + column * 130, 80 + row * 122), paisley(38, paler(indigo, 0.75), marigold)),
              )
              .join(''),
          )
          .join(''),
      })
    );
  },
  'journal-cotton-rag-3': (c) => {
    const f = above(9, 1.06, 400, 410);
    return (
      table(c, 'dhurrie', paler(rose, 0.45)) +
      openBook(c, f, {
        w: 300,
        h: 400,
        t: 24,
        cover: indigo,
        edge: 4,
        stuff: stuff.rag,
        left: group('translate(150 200)', wreath(0, 0, 84, [green, leafLight], 14)),
        right: group('translate(50 70)', handwriting(c, 200, 8, 34, indigo)),
      }) +
      brush([690, 760], [520, 560], { handle: green, paint: leafLight, girth: 20 })
    );
  },
  'sketchbook-bagasse-1': (c) => {
    const f = above(-10, 1.1, 400, 410);
    const drawing =
      group(
        'translate(150 400)',
        sprig(
          [
            [0, 60],
            [-16, -40],
            [10, -150],
            [0, -250],
          ],
          green,
          96,
        ),
      ) + stroke('M40 460q60 -10 110 0t150 -4', palette.inkSoft, 2);
    return (
      table(c, 'planks', mix(wood, paper, 0.45)) +
      group(
        moved(690, -20, 106),
        stroke('M0 0H760M40 0v0', darker(leafLight, 0.1), 46),
        stroke('M150 -24V24M330 -24V24M520 -24V24', green, 4),
      ) +
      notebook(c, f.at(0, 0, 0, 0), {
        w: 400,
        h: 530,
        t: 20,
        cover: paper,
        stuff: stuff.bagasse,
        spine: 'spiral',
        art: drawing,
      }) +
      pencil([120, 690], [300, 560], { colour: green, girth: 20 }) +
      pencil([70, 610], [236, 470], { colour: terracotta, girth: 20, lead: terracotta })
    );
  },
  'sketchbook-bagasse-2': (c) => {
    const f = quarter(-32, 1.25, 420, 450, 44);
    return (
      table(c, 'plain', paler(green, 0.55)) +
      windowLight(-220, -20, 480, 860, paper, 0.2) +
      notebook(c, f, {
        w: 330,
        h: 440,
        t: 34,
        cover: mix(kraft, paper, 0.3),
        stuff: stuff.bagasse,
        spine: 'spiral',
        art:
          titleLabel(330, 440, green, [0.55, 0.3], 0.44) + group('translate(180 330)', buta(54, terracotta, marigold)),
      }) +
      pencil([90, 250], [280, 130], { colour: terracotta, girth: 18 })
    );
  },
  'seed-pencils-1': (c) => {
    const colours = [terracotta, marigold, green, indigo, rose, kraft, leafLight, terracotta, indigo, marigold];
    return (
      table(c, 'linen', mix(paperShade, paper, 0.3)) +
      leafShade(-40, 700, -40, 1.3) +
      colours
        .map((colour, index) =>
          pencil(
            [128 + index * 58, 610 - (index % 2) * 34 + index * 6],
            [160 + index * 58, 120 - (index % 2) * 34 + index * 6],
            { colour, girth: 29, seed: true, wrap: index % 3 === 0, lead: index === 3 ? indigo : ink },
          ),
        )
        .join('') +
      group(
        moved(96, 352, 2),
        dropped(line(rectangle(0, 0, 620, 108)), 8),
        inked(line(deckled(rectangle(0, 0, 620, 108), c.random, 2.4, 11)), paper, 2),
        stuff.seed(c, 620, 108),
        stampMark(310, 44, 24),
        stroke('M262 84H358', palette.inkSoft, 4),
      ) +
      pot(c, view({ x: 654, y: 716, pitch: 46 }), {
        r: 76,
        h: 72,
        colour: terracotta,
        paint: darker(kraft, 0.55),
        waist: 0.76,
        print: 'chevrons',
      }) +
      group(moved(636, 662), sprout(110)) +
      group(moved(676, 672), sprout(80))
    );
  },
  'seed-pencils-2': (c) => {
    const f = above(-28, 1.12);
    return (
      table(c, 'dhurrie', paler(leafLight, 0.4)) +
      sheet(c, f.at(0, 30), {
        w: 430,
        h: 500,
        colour: mix(kraft, paper, 0.2),
        edge: 0,
        art: stroke(line(rectangle(12, 12, 406, 476)), darker(kraft, 0.25), 1.8, { dash: '8 7' }),
      }) +
      [terracotta, marigold, green, indigo, rose, leafLight, kraft, terracotta, green, marigold]
        .map((colour, index) => {
          const [a, b] = [f.point(-178 + index * 39.5, 240), f.point(-178 + index * 39.5, -196 + (index % 2) * 22)];
          return pencil([a[0], a[1]], [b[0], b[1]], { colour, girth: 24, seed: true });
        })
        .join('') +
      sheet(c, f.at(0, 60), {
        w: 448,
        h: 96,
        colour: paper,
        edge: 2,
        stuff: stuff.seed,
        art: stampMark(224, 40, 24) + stroke('M186 78H262', palette.inkSoft, 4),
      })
    );
  },
  'seed-pencils-3': (c) => {
    const f = view({ x: 400, y: 650, pitch: 20, zoom: 1.55 });
    return (
      box(0, 0, 800, 800, { fill: paler(marigold, 0.6) }) +
      windowLight(-60, -20, 420, 600) +
      leafShade(800, 30, 140, 1.3) +
      table(c, 'planks', wood, 800, 800, 590) +
      (
        [
          [-150, 110, terracotta],
          [14, 140, paler(indigo, 0.3)],
          [170, 96, paler(leafLight, 0.1)],
        ] as const
      )
        .map(([x, size, colour]) => {
          const g = f.at(x, 0);
          const [px, py] = g.point(0, 0, size * 0.92);
          return (
            pot(c, g, {
              r: size * 0.62,
              h: size * 0.92,
              colour,
              paint: darker(kraft, 0.55),
              waist: 0.74,
              ...(size > 120 ? { print: 'chevrons' as const } : {}),
            }) +
            pencil([px + 28, py - 210], [px + 30, py - 2], { colour: marigold, girth: 23, lead: ink, lift: 0 }) +
            group(moved(px - 18, py + 4), sprout(size * 1.5))
          );
        })
        .join('') +
      fallen(c, 60, 730, 640, 50, 7, [leafLight, green])
    );
  },
  'bookmarks-leaf-1': (c) =>
    table(c, 'plain', mix(terracotta, paper, 0.4)) +
    leafShade(-40, 60, 30, 1.2) +
    [0, 1, 2, 3, 4]
      .map((index) =>
        group(
          moved(400, 900, -27 + index * 13.5, 0.98),
          group(
            'translate(-52 -660)',
            bookmark(
              104,
              420,
              [paper, paler(leafLight, 0.5), paper, paler(marigold, 0.5), paper][index] ?? paper,
              index % 2
                ? group(
                    'translate(52 370)',
                    group('rotate(-90)', leaf(240, [green, terracotta][(index - 1) / 2] ?? green, 0.26)),
                  )
                : group(
                    'translate(52 390)',
                    sprig(
                      [
                        [0, 0],
                        [4, -80],
                        [-4, -170],
                        [0, -250],
                      ],
                      [green, terracotta, indigo][index / 2] ?? green,
                      50,
                    ),
                  ),
              [terracotta, indigo, green, rose, marigold][index] ?? green,
            ),
          ),
        ),
      )
      .join(''),
  'bookmarks-leaf-2': (c) => {
    const f = above(8, 1.15, 420, 430);
    return (
      table(c, 'linen', paler(indigo, 0.7)) +
      openBook(c, f, {
        w: 300,
        h: 420,
        cover: terracotta,
        left: group('translate(40 50)', handwriting(c, 220, 10, 34)),
        right: group('translate(44 50)', handwriting(c, 220, 10, 34)),
      }) +
      group(
        moved(404, 140, 12),
        bookmark(
          96,
          380,
          paper,
          group(
            'translate(48 340)',
            sprig(
              [
                [0, 0],
                [4, -80],
                [-4, -160],
                [0, -226],
              ],
              green,
              46,
            ),
          ),
          terracotta,
        ),
      )
    );
  },
  'desk-calendar-1': (c) => {
    const f = quarter(-16, 1.3, 400, 540, 24);
    return (
      box(0, 0, 800, 800, { fill: paler(leafLight, 0.55) }) +
      windowLight(60, -20, 420, 560) +
      table(c, 'planks', mix(wood, paper, 0.25), 800, 800, 500) +
      tent(
        f,
        360,
        300,
        paper,
        group(
          'translate(26 20)',
          box(0, 0, 308, 116, { fill: paler(marigold, 0.45) }),
          [30, 92, 154, 216, 278]
            .map((x, i) =>
              group(
                moved(x, 112),
                sprig(
                  [
                    [0, 0],
                    [i % 2 ? 5 : -5, -40],
                    [0, -84],
                  ],
                  i % 2 ? green : terracotta,
                  40,
                ),
              ),
            )
            .join(''),
          stroke('M0 0H308V116H0z', ink, 1.6),
        ) +
          group('translate(26 146)', monthGrid(308, 140, terracotta, 14)) +
          stroke(Array.from({ length: 15 }, (_, i) => `M${20 + i * 23} -7v18`).join(''), ink, 4),
        0.36,
      ) +
      pot(c, f.at(-250, 60), { r: 46, h: 70, colour: terracotta, paint: darker(kraft, 0.5) }) +
      (([x, y]) => group(moved(x, y), sprout(110)))(f.at(-250, 60).point(0, 0, 70)) +
      pencil([520, 720], [720, 660], { colour: green, girth: 17 })
    );
  },
  'desk-calendar-2': (c) => {
    const f = above(-6, 0.94);
    const month = (tone: string, mark: number, first: number, flower: string) =>
      box(0, 0, 220, 96, { fill: paler(flower, 0.5) }) +
      [44, 110, 176].map((x) => group(moved(x, 50), buta(34, flower, tone))).join('') +
      group('translate(0 108)', monthGrid(220, 150, tone, mark, first));
    return (
      table(c, 'chequer', paler(rose, 0.5)) +
      [0, 1, 2, 3, 4, 5]
        .map((index) =>
          sheet(c, f.at(-255 + (index % 3) * 256, -150 + Math.floor(index / 3) * 318, 0, c.random.spread(2.5)), {
            w: 246,
            h: 300,
            stuff: stuff.seed,
            art: group(
              'translate(13 18)',
              month(
                [terracotta, green, indigo][index % 3] ?? green,
                4 + index * 4,
                index,
                [marigold, rose, leafLight, indigo, terracotta, green][index] ?? rose,
              ),
            ),
          }),
        )
        .join('')
    );
  },
  'letter-set-rose-1': (c) => {
    const f = above(-14);
    return (
      table(c, 'linen', paler(green, 0.55)) +
      leafShade(780, 30, 140, 1.3) +
      pile(c, f.at(130, -70, 0, 10), {
        w: 320,
        h: 430,
        sheets: 5,
        rise: 3,
        stuff: stuff.rose,
        art: group('translate(60 120)', handwriting(c, 200, 6, 38)),
      }) +
      envelope(c, f.at(-110, 110, 0, -6), {
        w: 400,
        h: 260,
        colour: paper,
        lining: rose,
        open: true,
        stuff: stuff.rose,
      }) +
      envelope(c, f.at(150, 250, 0, 16), { w: 300, h: 196, colour: paler(rose, 0.6), seal: terracotta }) +
      fallen(c, 70, 90, 220, 160, 8, [rose, paler(rose, 0.3)])
    );
  },
  'letter-set-rose-2': (c) => {
    const f = quarter(-30, 1.2, 400, 440, 42);
    return (
      table(c, 'tiles', paler(terracotta, 0.6)) +
      pile(c, f, { w: 340, h: 400, sheets: 9, rise: 5, stuff: stuff.rose }) +
      label(f, 350, 92, 46, paler(rose, 0.4), terracotta) +
      (([x, y]) => bow(`translate(${num(x)} ${num(y)})`, 60, terracotta, 4))(f.point(110, 0, 47)) +
      fallen(c, 120, 610, 540, 130, 12, [rose, paler(rose, 0.35), terracotta])
    );
  },
  'letter-set-rose-3': (c) => {
    const f = above(18, 1.9, 380, 380);
    return (
      table(c, 'plain', paler(indigo, 0.55)) +
      envelope(c, f, { w: 400, h: 262, colour: paper, seal: terracotta, stuff: stuff.rose }) +
      group(moved(560, 650, -30), leaf(190, green)) +
      fallen(c, 500, 60, 240, 120, 5, [rose])
    );
  },
  'gift-tags-block-print-1': (c) =>
    table(c, 'planks', mix(wood, paper, 0.2)) +
    windowLight(340, -20, 460, 860, paper, 0.2) +
    [
      [120, 210, 8, paper, rose, terracotta],
      [180, 370, -6, paler(marigold, 0.35), terracotta, indigo],
      [110, 520, 5, paper, indigo, marigold],
      [190, 680, -9, paler(leafLight, 0.3), paper, terracotta],
      [490, 150, 62, paler(rose, 0.35), paper, indigo],
      [560, 330, 40, paper, green, rose],
    ]
      .map(([x, y, turn, colour, main, second]) =>
        group(
          moved(x as number, y as number, turn as number),
          tag(
            330,
            122,
            colour as string,
            [34, 104, 174]
              .map((px, i) =>
                group(
                  moved(px + 10, 61),
                  i === 1 ? paisley(30, main as string, second as string) : buta(30, main as string, second as string),
                ),
              )
              .join(''),
            second as string,
          ),
        ),
      )
      .join('') +
    twine(670, 640, 74),
  'gift-tags-block-print-2': (c) => {
    const f = quarter(20, 1.3, 400, 440, 48);
    const [x, y] = f.point(70, 96, 92);
    return (
      table(c, 'plain', paler(terracotta, 0.5)) +
      leafShade(-30, 620, -50, 1.2) +
      solid(f, [-160, -120, 0], [320, 240, 92], {
        colour: kraft,
        front: stroke('M0 30H320', darker(kraft, 0.2), 1.5),
      }) +
      stroke(
        `M${f.point(0, -120, 92).map(num).join(' ')}L${f.point(0, 120, 92).map(num).join(' ')}L${f.point(0, 120, 0).map(num).join(' ')}M${f.point(-160, 0, 92).map(num).join(' ')}L${f.point(160, 0, 92).map(num).join(' ')}L${f.point(160, 0, 0).map(num).join(' ')}`,
        terracotta,
        5,
      ) +
      bow(`translate(${f.point(0, 0, 92).map(num).join(' ')})`, 92, terracotta, 5) +
      group(
        moved(x, y, 48),
        tag(250, 100, paper, [30, 90, 150].map((px) => group(moved(px, 50), buta(26, indigo, marigold))).join('')),
      )
    );
  },
  'weekly-planner-straw-1': (c) => {
    const f = above(-5, 1.06, 400, 430);
    return (
      table(c, 'plain', paler(marigold, 0.5)) +
      leafShade(820, 90, 160, 1.4) +
      openBook(c, f, {
        w: 310,
        h: 430,
        cover: green,
        left: weekly(c, 310, 430),
        right: weekly(c, 310, 430),
        ribbon: marigold,
      }) +
      pencil([150, 120], [390, 60], { colour: indigo, girth: 18 }) +
      cup(c, view({ x: 690, y: 110, pitch: 80, zoom: 1 }), 70)
    );
  },
  'weekly-planner-straw-2': (c) => {
    const f = quarter(-20, 1.25, 400, 430, 48);
    return (
      table(c, 'tiles', paler(leafLight, 0.62)) +
      notebook(c, f, {
        w: 320,
        h: 430,
        t: 30,
        cover: green,
        spine: 'cloth',
        thread: terracotta,
        elastic: marigold,
        ribbon: marigold,
        art:
          wreath(190, 210, 74, [paler(leafLight, 0.4), marigold], 14) + stampMark(190, 210, 36, paler(leafLight, 0.6)),
      }) +
      pencil([600, 640], [720, 430], { colour: marigold, girth: 18 })
    );
  },
  'memo-cube-1': (c) => {
    const f = quarter(34, 1.5, 390, 400, 38);
    const tints = [
      paper,
      paler(marigold, 0.4),
      paper,
      paler(rose, 0.4),
      paper,
      paler(leafLight, 0.3),
      paper,
      paler(indigo, 0.55),
    ];
    let stack = castBy(f, [
      [-110, -110, 0],
      [110, -110, 0],
      [110, 110, 0],
      [-110, 110, 0],
      [-110, -110, 190],
      [110, -110, 190],
      [110, 110, 190],
      [-110, 110, 190],
    ]);
    for (let index = 0; index < 24; index += 1)
      stack += solid(
        f.at(c.random.spread(2), c.random.spread(2), 0, c.random.spread(1.5)),
        [-110, -110, index * 8],
        [220, 220, 8],
        {
          colour: tints[index % 8] ?? paper,
          shadowless: true,
          outline: 1.3,
          ...(index === 23
            ? { top: stuff.rag(c, 220, 220) + group('translate(40 60)', handwriting(c, 130, 4, 32, indigo)) }
            : {}),
        },
      );
    return (
      table(c, 'dhurrie', paler(indigo, 0.55)) +
      stack +
      pencil([470, 700], [690, 560], { colour: terracotta, girth: 20 }) +
      sheet(c, above(-18, 1, 150, 640), {
        w: 190,
        h: 190,
        colour: paler(rose, 0.4),
        art: group('translate(30 60)', handwriting(c, 120, 3, 30)),
      })
    );
  },
};
