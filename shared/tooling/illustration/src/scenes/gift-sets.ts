import { box, group, inked, moved, shape, stroke } from '../canvas.ts';
import type { Canvas, Mark } from '../canvas.ts';
import { line, num, rectangle } from '../geometry.ts';
import { solid, windowLight } from '../light.ts';
import { darker, kraft, mix, palette, paler, wood } from '../palette.ts';
import { table } from '../textures.ts';
import { giftBox, tray } from '../things/boxes.ts';
import { handwriting, notebook, upright } from '../things/books.ts';
import { buta, paisley, printed, titleLabel, wreath } from '../things/motifs.ts';
import { envelope, pile, sheet, stuff, tent } from '../things/paper.ts';
import { fallen, leaf, leafShade, lotus, marigolds, sprig, stampMark } from '../things/plants.ts';
import { bookmark, brush, cup, diya, pencil, pot, tag, twine } from '../things/tools.ts';
import { view } from '../view.ts';
import type { Frame } from '../view.ts';
import { sprout } from './stationery.ts';
import type { Scenes } from './scene.ts';

const { paper, leaf: green, leafLight, terracotta, marigold, indigo, rose } = palette;
const above = (turn = 0, zoom = 1, x = 400, y = 400) => view({ x, y, zoom, turn });
const quarter = (turn = -24, zoom = 1, x = 400, y = 430, pitch = 46) => view({ x, y, zoom, turn, pitch });
const book = (w: number, h: number, cover: string, label: string = green) => ({
  w,
  h,
  t: 20,
  cover,
  spine: 'stitched' as const,
  thread: terracotta,
  art: titleLabel(w, h, label, [0.56, 0.34], 0.5),
});
const pencilsIn = (f: Frame, x: number, y: number, length: number, colours: readonly string[], gap = 30): Mark =>
  colours
    .map((colour, index) =>
      pencil(
        [...f.point(x + index * gap, y + length)] as [number, number],
        [...f.point(x + index * gap, y + (index % 2) * 14)] as [number, number],
        { colour, girth: 22 * f.zoom, seed: true },
      ),
    )
    .join('');
const wall = (c: Canvas, tone: string, horizon = 540): Mark =>
  box(0, 0, 800, 800, { fill: tone }) +
  windowLight(40, -20, 420, horizon + 20) +
  table(c, 'planks', mix(wood, paper, 0.15), 800, 800, horizon);
const rain = (w: number, h: number): Mark =>
  stroke(
    Array.from(
      { length: 26 },
      (_, index) => `M${num(20 + ((index * 61) % (w - 40)))} ${num(16 + ((index * 97) % (h - 50)))}l-8 24`,
    ).join(''),
    paler(indigo, 0.55),
    3,
  );

export const giftSets: Scenes = {
  'gift-set-first-rain-1': (c) => {
    const f = above(-8, 1.06);
    return (
      table(c, 'tiles', paler(indigo, 0.72)) +
      leafShade(-40, 700, -40, 1.3) +
      tray(
        c,
        f,
        { w: 620, d: 520, h: 44, colour: kraft, straw: true },
        (floor) =>
          notebook(c, floor.at(-140, 0, 0, 3), {
            ...book(250, 370, paler(indigo, 0.25), indigo),
            art: rain(250, 370) + titleLabel(250, 370, indigo, [0.56, 0.34], 0.5),
          }) +
          pencilsIn(floor, 40, -190, 330, [terracotta, marigold, green], 38) +
          sheet(c, floor.at(225, -70, 0, 4), { w: 130, h: 190, edge: 3, stuff: stuff.seed }) +
          envelope(c, floor.at(200, 130, 0, -5), { w: 210, h: 140, colour: paper, seal: green }),
      ) +
      fallen(c, 560, 650, 180, 110, 5, [leafLight, green])
    );
  },
  'gift-set-first-rain-2': (c) => {
    const f = quarter(-26, 1.2, 400, 470, 40);
    return (
      table(c, 'plain', paler(leafLight, 0.4)) +
      windowLight(-120, -20, 420, 860, paper, 0.22) +
      giftBox(c, f, {
        w: 380,
        d: 300,
        h: 110,
        colour: kraft,
        lid: paler(indigo, 0.25),
        ribbon: paper,
        print: 'dashes',
        tint: paler(indigo, 0.6),
      }) +
      group(
        moved(630, 690, -150),
        sprig(
          [
            [0, 0],
            [46, 6],
            [96, 0],
            [140, 8],
          ],
          green,
          60,
        ),
      )
    );
  },
  'gift-set-first-rain-3': (c) => {
    const f = quarter(24, 1.35, 370, 430, 50);
    return (
      table(c, 'planks', mix(wood, paper, 0.4)) +
      notebook(c, f, {
        ...book(270, 390, paler(indigo, 0.25), indigo),
        ribbon: marigold,
        t: 26,
        art: rain(270, 390) + titleLabel(270, 390, indigo, [0.56, 0.34], 0.5),
      }) +
      pencil([560, 720], [730, 500], { colour: green, girth: 22, seed: true }) +
      pencil([470, 740], [620, 540], { colour: terracotta, girth: 22, seed: true })
    );
  },
  'gift-set-festival-lights-1': (c) => {
    const f = quarter(26, 1.15, 380, 430, 38);
    return (
      table(c, 'plain', paler(indigo, 0.2)) +
      giftBox(c, f, {
        w: 360,
        d: 320,
        h: 150,
        colour: darker(terracotta, 0.1),
        lid: terracotta,
        ribbon: marigold,
        print: 'rings',
        tint: paler(terracotta, 0.3),
      }) +
      [
        [120, 640, 62],
        [300, 720, 70],
        [520, 700, 60],
        [690, 560, 54],
      ]
        .map(([x = 0, y = 0, r = 0]) => diya(view({ x, y, pitch: 40 }), r))
        .join('') +
      marigolds(c, [
        [640, 690, 46],
        [410, 660, 34],
        [90, 500, 40],
      ]) +
      fallen(c, 160, 690, 520, 80, 10, [marigold, rose])
    );
  },
  'gift-set-festival-lights-2': (c) => {
    const f = above(6, 1.08);
    const garland = Array.from({ length: 9 }, (_, index) => [-230 + index * 58, 14 + (index % 2) * 10, 30] as const);
    return (
      table(c, 'dhurrie', paler(marigold, 0.35)) +
      tray(
        c,
        f,
        { w: 600, d: 560, h: 50, colour: terracotta, floor: paler(kraft, 0.15), straw: true },
        (floor) =>
          sheet(c, floor.at(-140, -140, 0, -4), {
            w: 230,
            h: 250,
            colour: indigo,
            edge: 0,
            art: group('translate(115 160)', lotus(86)) + wreath(115, 125, 84, [leafLight, marigold], 18),
          }) +
          sheet(c, floor.at(124, -140, 0, 5), {
            w: 230,
            h: 240,
            colour: paler(marigold, 0.4),
            edge: 0,
            art:
              stroke(line(rectangle(14, 14, 202, 212)), terracotta, 2.4, { dash: '9 6' }) +
              group('translate(115 120)', buta(80, terracotta, indigo)),
          }) +
          marigolds(
            c,
            garland.map(([x, y, r]) => [...floor.point(x, y), r] as unknown as [number, number, number]),
          ) +
          [-204, -68, 68, 204]
            .map(
              (x) =>
                pot(c, floor.at(x, 162), { r: 60, h: 16, colour: terracotta, paint: marigold, rim: 0.24 }) +
                (([px, py]) => inked(`M${num(px + 8)} ${num(py - 34)}q14 16 0 30q-14 -14 0 -30z`, paper, 1.6))(
                  floor.point(x, 180),
                ),
            )
            .join(''),
      ) +
      fallen(c, 60, 40, 200, 70, 5, [marigold, rose])
    );
  },
  'gift-set-festival-lights-3': (c) => {
    const f = view({ x: 400, y: 620, pitch: 16 });
    return (
      box(0, 0, 800, 800, { fill: paler(indigo, 0.1) }) +
      table(c, 'planks', darker(wood, 0.2), 800, 800, 590) +
      tent(
        f.at(-120, -40, 0, 8),
        250,
        290,
        paper,
        group('translate(125 165)', wreath(0, -20, 80, [green, marigold], 16), group('translate(0 26)', lotus(84))),
        0.3,
      ) +
      tent(
        f.at(170, 0, 0, -10),
        220,
        250,
        paler(marigold, 0.4),
        group('translate(110 120)', buta(76, terracotta, indigo)),
        0.3,
      ) +
      [
        [130, 690, 60],
        [330, 730, 66],
        [560, 720, 60],
        [710, 670, 46],
      ]
        .map(([x = 0, y = 0, r = 0]) => diya(view({ x, y, pitch: 30 }), r))
        .join('') +
      fallen(c, 120, 720, 560, 60, 8, [marigold])
    );
  },
  'gift-set-young-naturalist-1': (c) => {
    const f = above(10, 1.05);
    return (
      table(c, 'chequer', paler(leafLight, 0.45)) +
      tray(
        c,
        f,
        { w: 600, d: 540, h: 46, colour: green, floor: paler(kraft, 0.2), straw: true },
        (floor) =>
          notebook(c, floor.at(-130, -10, 0, -3), {
            ...book(260, 380, paler(leafLight, 0.2)),
            stuff: stuff.grass,
            art: group(
              'translate(140 290)',
              sprig(
                [
                  [0, 0],
                  [6, -60],
                  [-4, -130],
                  [0, -190],
                ],
                green,
                62,
              ),
            ),
          }) +
          pencilsIn(floor, 50, -200, 300, [green, terracotta, marigold, rose], 34) +
          [0, 1]
            .map((index) =>
              group(
                floor.at(196 + index * 52, 30).lay(-24, -200),
                bookmark(
                  46,
                  190,
                  paper,
                  group('translate(23 172)', group('rotate(-90)', leaf(120, index ? terracotta : green, 0.26))),
                  marigold,
                ),
              ),
            )
            .join('') +
          sheet(c, floor.at(140, 180, 0, 4), { w: 240, h: 90, colour: paper, edge: 3, stuff: stuff.seed }),
      ) +
      group(moved(90, 110, 30), leaf(120, leafLight)) +
      group(moved(720, 660, 120), leaf(110, green))
    );
  },
  'gift-set-young-naturalist-2': (c) =>
    wall(c, paler(leafLight, 0.5)) +
    upright(c, view({ x: 330, y: 640, pitch: 16, turn: 12 }), {
      ...book(270, 390, paler(leafLight, 0.2)),
      t: 40,
      stuff: stuff.grass,
      art: group(
        'translate(140 290)',
        sprig(
          [
            [0, 0],
            [6, -60],
            [-4, -130],
            [0, -190],
          ],
          green,
          62,
        ),
      ),
    }) +
    [0, 1, 2, 3]
      .map((index) =>
        pencil([566 + index * 24, 640], [540 + index * 42, 330 + (index % 2) * 30], {
          colour: [green, terracotta, marigold, rose][index] ?? green,
          girth: 20,
          lift: 0.4,
        }),
      )
      .join('') +
    pot(c, view({ x: 602, y: 660, pitch: 18 }), {
      r: 74,
      h: 130,
      colour: kraft,
      paint: darker(kraft, 0.5),
      waist: 0.9,
      print: 'chevrons',
    }) +
    fallen(c, 120, 690, 460, 60, 6, [leafLight, green]),
  'gift-set-writing-desk-1': (c) => {
    const f = above(-6, 1.02, 400, 400);
    return (
      table(c, 'planks', darker(wood, 0.25)) +
      windowLight(-160, -20, 520, 860, paper, 0.14) +
      tray(
        c,
        f,
        { w: 700, d: 600, h: 50, colour: mix(wood, terracotta, 0.4), floor: darker(indigo, 0.2) },
        (floor) =>
          notebook(c, floor.at(-190, -40, 0, 0), {
            ...book(270, 400, terracotta, terracotta),
            spine: 'coptic',
            thread: marigold,
            t: 34,
            edge: 1.5,
            art: [0, 1, 2]
              .map((row) => group(moved(150, 90 + row * 110), paisley(38, paler(terracotta, 0.7), marigold)))
              .join(''),
          }) +
          pile(c, floor.at(70, -130, 0, 2), { w: 200, h: 240, sheets: 4, rise: 2, stuff: stuff.rag }) +
          envelope(c, floor.at(75, 80, 0, -2), { w: 220, h: 146, colour: paper, seal: terracotta }) +
          brush(floor.point(200, 230), floor.point(200, -240), {
            handle: green,
            paint: indigo,
            girth: 20,
          }) +
          pencilsIn(floor, 240, -220, 330, [marigold, green, rose], 32) +
          pot(c, floor.at(-190, 226), { r: 46, h: 16, colour: paper, paint: leafLight }) +
          pot(c, floor.at(-86, 226), { r: 46, h: 16, colour: paper, paint: terracotta }) +
          group(floor.lay(20, 226), tag(180, 64, paper, stroke('M10 32H100', terracotta, 4))),
      )
    );
  },
  'gift-set-writing-desk-2': (c) => {
    const f = quarter(-30, 1.32, 400, 440, 38);
    return (
      table(c, 'tiles', paler(terracotta, 0.55)) +
      windowLight(420, -20, 420, 860, paper, 0.2) +
      solid(f, [-190, -150, 0], [380, 300, 110], {
        colour: mix(wood, terracotta, 0.4),
        front:
          stroke('M0 50H380', darker(wood, 0.5), 2) +
          box(170, 34, 40, 32, { fill: marigold, stroke: palette.ink, width: 2 }),
        flank: stroke('M0 50H300', darker(wood, 0.5), 2),
        top:
          stroke(line(rectangle(16, 16, 348, 268)), paler(wood, 0.4), 2.4) +
          [
            [44, 44, 45],
            [336, 44, 135],
            [44, 256, -45],
            [336, 256, -135],
          ]
            .map(([x = 0, y = 0, turn = 0]) => group(moved(x, y, turn), leaf(56, paler(wood, 0.35))))
            .join('') +
          group(
            'translate(190 150)',
            wreath(0, 0, 86, [paler(wood, 0.5), marigold], 18),
            stampMark(0, 0, 44, paler(wood, 0.7)),
          ),
      }) +
      pencil([90, 640], [280, 730], { colour: green, girth: 22 }) +
      group(moved(640, 700, -20), leaf(130, leafLight))
    );
  },
  'gift-set-writing-desk-3': (c) => {
    const f = quarter(14, 1.1, 400, 440, 56);
    return (
      table(c, 'linen', paler(indigo, 0.5)) +
      sheet(c, f.at(-40, -20, 0, -8), {
        w: 360,
        h: 460,
        edge: 4,
        stuff: stuff.rag,
        art: group('translate(50 70)', handwriting(c, 260, 9, 38, indigo)),
      }) +
      envelope(c, f.at(150, 170, 0, 14), { w: 300, h: 190, colour: paler(marigold, 0.5), seal: terracotta }) +
      brush([560, 470], [330, 420], { handle: terracotta, paint: indigo, girth: 22 }) +
      pot(c, view({ x: 650, y: 190, pitch: 54 }), { r: 70, h: 60, colour: paper, paint: indigo, print: 'chevrons' })
    );
  },
  'gift-set-new-home-1': (c) => {
    const f = view({ x: 400, y: 640, pitch: 20, turn: -18 });
    const house = [
      [terracotta, 150, 200],
      [marigold, 120, 150],
      [leafLight, 140, 240],
    ] as const;
    return (
      wall(c, paler(rose, 0.5)) +
      house
        .map(([tone, w, h], index) => {
          const g = f.at(-210 + index * 200, index === 1 ? 50 : 0);
          const [d] = [110];
          const front = line([g.point(-w / 2, d / 2, h), g.point(0, d / 2, h + 80), g.point(w / 2, d / 2, h)]);
          const back = line([
            g.point(w / 2, d / 2, h),
            g.point(0, d / 2, h + 80),
            g.point(0, -d / 2, h + 80),
            g.point(w / 2, -d / 2, h),
          ]);
          const left = line([
            g.point(-w / 2, d / 2, h),
            g.point(0, d / 2, h + 80),
            g.point(0, -d / 2, h + 80),
            g.point(-w / 2, -d / 2, h),
          ]);
          const windows =
            [0, 1]
              .flatMap((row) =>
                [0, 1].map((column) =>
                  inked(
                    line(rectangle(w * (0.18 + column * 0.4), h * (0.14 + row * 0.34), w * 0.24, h * 0.2)),
                    paler(marigold, 0.6),
                    1.8,
                  ),
                ),
              )
              .join('') +
            inked(
              `M${num(w * 0.38)} ${num(h)}V${num(h * 0.84)}q${num(w * 0.12)} -22 ${num(w * 0.24)} 0V${num(h)}z`,
              darker(tone, 0.4),
              1.8,
            );
          return (
            solid(g, [-w / 2, -d / 2, 0], [w, d, h], { colour: tone, front: windows }) +
            inked(left, darker(paler(tone, 0.2), 0.06)) +
            inked(back, darker(tone, 0.3)) +
            inked(front, paler(tone, 0.15))
          );
        })
        .join('') +
      marigolds(c, [
        [130, 720, 34],
        [640, 730, 40],
      ]) +
      group(moved(330, 730, -10), leaf(90, green))
    );
  },
  'gift-set-new-home-2': (c) => {
    const f = above(-10, 1.06);
    return (
      table(c, 'linen', paler(marigold, 0.4)) +
      tray(
        c,
        f,
        { w: 580, d: 540, h: 44, colour: paper, floor: paler(rose, 0.2), straw: true },
        (floor) =>
          sheet(c, floor.at(-130, -90, 0, -3), {
            w: 240,
            h: 280,
            colour: terracotta,
            edge: 0,
            art: group(
              'translate(120 140)',
              wreath(0, 0, 80, [paler(leafLight, 0.2), marigold], 16),
              stampMark(0, 0, 34, paper),
            ),
          }) +
          sheet(c, floor.at(130, -120, 0, 4), {
            w: 220,
            h: 200,
            colour: marigold,
            edge: 0,
            art: printed(c, 220, 200, terracotta, green, 50),
          }) +
          sheet(c, floor.at(130, 110, 0, -2), {
            w: 220,
            h: 230,
            colour: leafLight,
            edge: 0,
            art: group('translate(110 115)', paisley(80, green, marigold)),
          }) +
          envelope(c, floor.at(-130, 160, 0, 2), { w: 230, h: 150, colour: paper, seal: green }),
      ) +
      marigolds(c, [[90, 690, 56]])
    );
  },
  'gift-set-tea-letters-1': (c) => {
    const f = above(-10, 1.08, 400, 400);
    const g = view({ x: 610, y: 210, pitch: 66 });
    return (
      table(c, 'planks', mix(wood, paper, 0.25)) +
      leafShade(-60, 90, 26, 1.3) +
      pile(c, f.at(-120, -30, 0, -5), {
        w: 300,
        h: 400,
        sheets: 5,
        rise: 3,
        stuff: stuff.bagasse,
        art: group('translate(50 80)', handwriting(c, 200, 8, 36)),
      }) +
      envelope(c, f.at(60, 190, 0, 9), {
        w: 360,
        h: 230,
        colour: paler(leafLight, 0.45),
        lining: terracotta,
        seal: terracotta,
      }) +
      pot(c, g, { r: 118, h: 12, colour: paler(terracotta, 0.4), paint: paler(terracotta, 0.3), waist: 0.9 }) +
      cup(c, view({ x: 610, y: 200, pitch: 66 }), 76) +
      group(moved(620, 690, -120), leaf(90, green)) +
      group(moved(660, 640, -60), leaf(80, leafLight)) +
      pencil([120, 700], [330, 760], { colour: green, girth: 20 })
    );
  },
  'gift-set-tea-letters-2': (c) => {
    const f = view({ x: 400, y: 620, pitch: 20, turn: -14 });
    return (
      wall(c, paler(green, 0.55), 520) +
      giftBox(c, f.at(-110, -30), {
        w: 280,
        d: 180,
        h: 190,
        colour: paler(leafLight, 0.2),
        lid: green,
        ribbon: terracotta,
      }) +
      pot(c, f.at(150, 10), {
        r: 74,
        h: 180,
        colour: terracotta,
        paint: darker(terracotta, 0.2),
        waist: 0.98,
        print: 'rings',
      }) +
      cup(c, view({ x: 620, y: 700, pitch: 26 }), 56, paper) +
      fallen(c, 110, 700, 380, 60, 6, [green, leafLight])
    );
  },
  'gift-set-welcome-desk-1': (c) => {
    const f = quarter(30, 1.06, 400, 500, 36);
    const pack = (x: number, y: number, z: number, tone: string) =>
      giftBox(c, f.at(x, y), { w: 210, d: 170, h: 84, z, colour: kraft, lid: kraft, ribbon: tone });
    return (
      table(c, 'plain', paler(green, 0.5)) +
      windowLight(-160, -20, 420, 860, paper, 0.2) +
      pack(-110, -110, 0, green) +
      pack(130, -110, 0, terracotta) +
      pack(-110, 90, 0, marigold) +
      pack(130, 90, 0, indigo) +
      pack(-110, -100, 84, terracotta) +
      pack(120, -90, 84, marigold) +
      pack(0, 0, 168, green)
    );
  },
  'gift-set-welcome-desk-2': (c) => {
    const f = above(5, 1.12);
    return (
      table(c, 'linen', paler(terracotta, 0.5)) +
      leafShade(830, 700, -140, 1.3) +
      tray(
        c,
        f,
        { w: 600, d: 480, h: 46, colour: kraft, straw: true },
        (floor) =>
          notebook(c, floor.at(-134, -6, 0, -2), {
            ...book(260, 374, green),
            spine: 'cloth',
            elastic: marigold,
            art: wreath(148, 136, 56, [paler(leafLight, 0.4), marigold], 12) + stampMark(148, 136, 25, paper),
          }) +
          pencilsIn(floor, 38, -180, 350, [marigold, green, terracotta], 34) +
          sheet(c, floor.at(202, -96, 0, 3), {
            w: 130,
            h: 180,
            edge: 3,
            stuff: stuff.seed,
            art: stampMark(65, 78, 22) + stroke('M34 128H96M46 142H84', palette.inkSoft, 3),
          }) +
          [0, 1, 2]
            .map((index) =>
              sheet(c, floor.at(200, 108, 0, -8 + index * 6), {
                w: 136,
                h: 136,
                edge: 0,
                colour: [paler(rose, 0.3), paler(leafLight, 0.2), paler(marigold, 0.35)][index] ?? paper,
              }),
            )
            .join(''),
      ) +
      marigolds(c, [[86, 712, 44]])
    );
  },
  'gift-set-window-garden-1': (c) => {
    const pots = [
      [150, terracotta, 150],
      [320, paper, 190],
      [490, indigo, 170],
      [650, marigold, 140],
    ] as const;
    return (
      box(0, 0, 800, 800, { fill: paler(indigo, 0.72) }) +
      inked(line(rectangle(110, 60, 580, 460)), paler(leafLight, 0.75), 3) +
      shape('M110 360Q220 290 330 340T560 310T690 340V520H110z', { fill: paler(leafLight, 0.4) }) +
      stroke('M400 60V520M110 280H690', paper, 14) +
      stroke('M393 60V520M407 60V520M110 273H690M110 287H690M110 60H690V520H110z', palette.ink, 2) +
      windowLight(170, 520, 300, 280) +
      table(c, 'planks', wood, 800, 800, 560) +
      pots
        .map(([x, tone, size]) => {
          const f = view({ x, y: 690, pitch: 18 });
          return (
            pot(c, f, {
              r: 66,
              h: 104,
              colour: tone,
              paint: darker(kraft, 0.55),
              waist: 0.76,
              ...(tone === paper ? { print: 'dots' as const } : {}),
            }) +
            (([px, py]) => group(moved(px - 18, py), sprout(size)) + group(moved(px + 22, py), sprout(size * 0.7)))(
              f.point(0, 0, 104),
            )
          );
        })
        .join('') +
      group(moved(590, 760, -6), tag(150, 56, paper, stroke('M10 28H80', green, 4), green))
    );
  },
  'gift-set-window-garden-2': (c) => {
    const f = above(-7, 1.06);
    return (
      table(c, 'tiles', paler(leafLight, 0.6)) +
      tray(
        c,
        f,
        { w: 600, d: 500, h: 60, colour: kraft, straw: true },
        (floor) =>
          [
            [-190, -120, terracotta],
            [-190, 110, indigo],
          ]
            .map(([x, y, tone]) =>
              pot(c, floor.at(x as number, y as number), {
                r: 88,
                h: 20,
                colour: tone as string,
                paint: darker(kraft, 0.5),
              }),
            )
            .join('') +
          [0, 1, 2]
            .map((index) =>
              envelope(c, floor.at(40 + index * 16, -130 + index * 120, 0, -4 + index * 4), {
                w: 180,
                h: 110,
                colour: [paper, paler(marigold, 0.4), paler(rose, 0.4)][index] ?? paper,
                seal: green,
              }),
            )
            .join('') +
          sheet(c, floor.at(220, -10, 0, 3), {
            w: 120,
            h: 330,
            edge: 4,
            stuff: stuff.seed,
            colour: paler(leafLight, 0.5),
          }),
      ) +
      group(moved(650, 110, 30), leaf(110, green))
    );
  },
  'gift-set-wedding-favours-1': (c) => {
    const f = quarter(24, 1.05, 400, 430, 42);
    const tones = [rose, marigold, paper, terracotta, paper, rose, marigold, terracotta, paper];
    return (
      table(c, 'plain', paler(rose, 0.45)) +
      leafShade(830, 70, 140, 1.3) +
      tones
        .map((tone, index) =>
          giftBox(c, f.at(-190 + (index % 3) * 190, -180 + Math.floor(index / 3) * 180), {
            w: 120,
            d: 120,
            h: 80,
            colour: tone,
            lid: tone,
            ribbon: tone === paper ? terracotta : paper,
            ...(index % 2 ? { print: 'dots' as const } : {}),
          }),
        )
        .join('') +
      fallen(c, 80, 690, 640, 80, 12, [rose, marigold, paler(rose, 0.4)])
    );
  },
  'gift-set-wedding-favours-2': (c) => {
    const f = quarter(-28, 2, 400, 470, 42);
    const [x, y] = f.point(30, 60, 60);
    return (
      table(c, 'linen', paler(marigold, 0.45)) +
      giftBox(c, f, {
        w: 200,
        d: 200,
        h: 100,
        colour: rose,
        lid: rose,
        ribbon: paper,
        print: 'seeds',
        tint: paler(rose, 0.4),
      }) +
      group(
        moved(x + 90, y + 70, 30),
        tag(220, 84, paper, group('translate(70 42)', buta(30, terracotta, marigold)), terracotta),
      ) +
      twine(110, 130, 50, rose) +
      fallen(c, 500, 80, 220, 120, 6, [rose, marigold])
    );
  },
};
