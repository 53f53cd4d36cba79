import { box, clipped, disc, group, inked, moved, stroke } from '../canvas.ts';
import { line, rectangle } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import { dropped, windowLight } from '../light.ts';
import { birds, fishPond } from '../paintings/madhubani.ts';
import { villageDance } from '../paintings/warli.ts';
import { darker, kraft, mix, palette, paler, wood } from '../palette.ts';
import type { Colour } from '../palette.ts';
import { table } from '../textures.ts';
import { giftBox } from '../things/boxes.ts';
import { handwriting, notebook } from '../things/books.ts';
import { buta } from '../things/motifs.ts';
import { envelope, pile, ream, sheet, stuff, tied } from '../things/paper.ts';
import { fallen, leaf, leafShade, lotus, marigolds, stampMark, sprout } from '../things/plants.ts';
import { brush, pencil, pot } from '../things/tools.ts';
import { view } from '../view.ts';
import type { Scenes } from './scene.ts';

const { paper, leaf: green, leafLight, terracotta, marigold, indigo, rose, ink } = palette;

import { wallAndTable } from './room.ts';

export const printScenes: Scenes = {
  invitation: (c) => {
    const f = view({ x: 400, y: 320, turn: -8 });
    return (
      table(c, 'linen', paler(rose, 0.4), 800, 600) +
      leafShade(830, 40, 140, 1.2) +
      envelope(c, f.at(130, 60, 0, 14), {
        w: 360,
        h: 240,
        colour: paler(marigold, 0.4),
        lining: terracotta,
        open: true,
      }) +
      sheet(c, f.at(-130, -10, 0, -3), {
        w: 280,
        h: 390,
        edge: 3,
        stuff: stuff.rose,
        art: `${stroke(line(rectangle(18, 18, 244, 354)), terracotta, 2.4)}${stroke(line(rectangle(25, 25, 230, 340)), marigold, 1.6)}${group('translate(140 120)', lotus(82))}${group('translate(70 196)', leaf(60, green))}${group('translate(210 196) scale(-1 1)', leaf(60, green))}${group('translate(80 240)', handwriting(c, 120, 3, 28, terracotta))}${group('translate(100 334)', handwriting(c, 80, 1, 20))}`,
      }) +
      marigolds(c, [
        [96, 96, 44],
        [690, 510, 52],
        [618, 556, 32],
      ]) +
      fallen(c, 420, 510, 180, 60, 7, [rose, marigold])
    );
  },
  book: (c) => {
    const f = view({ x: 390, y: 470, pitch: 26, turn: -24, zoom: 1.1 });
    return (
      wallAndTable(c, paler(indigo, 0.66), mix(wood, paper, 0.1), 360) +
      notebook(c, f, { w: 340, h: 250, t: 44, cover: terracotta, spine: 'cloth', thread: indigo, ribbon: marigold }) +
      notebook(c, f.at(-6, 4, 44, 6), { w: 310, h: 226, t: 40, cover: green, spine: 'cloth', thread: marigold }) +
      notebook(c, f.at(4, 0, 84, -5), {
        w: 290,
        h: 210,
        t: 48,
        cover: indigo,
        spine: 'cloth',
        thread: terracotta,
        art: group(
          'translate(150 104) scale(.24) translate(-300 -380)',
          box(0, 0, 600, 760, { fill: paper, stroke: ink, width: 5 }),
          birds(c),
        ),
      }) +
      pot(c, view({ x: 676, y: 500, pitch: 24 }), { r: 48, h: 74, colour: terracotta, paint: darker(kraft, 0.5) }) +
      group(moved(676, 430), sprout(110))
    );
  },
  certificate: (c) => {
    const f = view({ x: 400, y: 300, turn: 5 });
    const rosette = (x: number, y: number) =>
      inked(`M${x - 18} ${y + 10}l-14 84l24 -14l14 22l8 -88z`, terracotta, 2) +
      inked(`M${x + 18} ${y + 10}l16 82l-24 -12l-14 22l-6 -88z`, darker(terracotta, 0.12), 2) +
      inked(
        line(
          Array.from({ length: 28 }, (_, i): Point => [
            x + Math.cos((i / 28) * 6.283) * (i % 2 ? 44 : 36),
            y + Math.sin((i / 28) * 6.283) * (i % 2 ? 44 : 36),
          ]),
        ),
        marigold,
        2,
      ) +
      disc(x, y, 26, { fill: paper, stroke: ink, width: 2 }) +
      stampMark(x, y, 17);
    return (
      table(c, 'tiles', paler(leafLight, 0.55), 800, 600) +
      sheet(c, f, {
        w: 580,
        h: 410,
        edge: 3,
        stuff: stuff.rag,
        art: `${stroke(line(rectangle(22, 22, 536, 366)), indigo, 7)}${stroke(line(rectangle(36, 36, 508, 338)), marigold, 2.4)}${[
          [52, 52, 45],
          [528, 52, 135],
          [52, 358, -45],
          [528, 358, -135],
        ]
          .map(([x = 0, y = 0, turn = 0]) =>
            group(
              moved(x, y, turn),
              leaf(64, green),
              `<g transform="rotate(36)">${leaf(44, leafLight)}</g><g transform="rotate(-36)">${leaf(44, leafLight)}</g>`,
            ),
          )
          .join(
            '',
          )}${stroke('M180 108H400', ink, 13)}${stroke('M220 142H360', terracotta, 5)}${group('translate(170 196)', handwriting(c, 250, 3, 34))}${stroke('M80 340q30 -34 50 -8t60 -14M70 350H210', indigo, 2.6)}`,
      }) +
      group('translate(588 440)', rosette(0, 0)) +
      brush([120, 570], [300, 500], { handle: indigo, paint: ink, girth: 16 })
    );
  },
  'business-card': (c) => {
    const f = view({ x: 400, y: 330, pitch: 50, turn: -18, zoom: 1.05 });
    const face = (tone: Colour, text: Colour) =>
      group('translate(58 70)', stampMark(0, 0, 30, tone)) +
      stroke('M108 52H220', text, 9) +
      stroke('M108 78H190', tone, 4.5) +
      stroke('M34 130H120M34 146H150', text, 3.4);
    return (
      table(c, 'plain', paler(green, 0.4), 800, 600) +
      windowLight(300, -20, 420, 640, paper, 0.2) +
      [0, 1, 2, 3, 4]
        .map((index) =>
          sheet(c, f.at(170 + index * 8, -150 + index * 10, 0, 30 - index * 9), {
            w: 270,
            h: 170,
            edge: 1.8,
            colour: [indigo, terracotta, paper, paler(marigold, 0.3), paper][index] ?? paper,
            art: index === 4 ? face(terracotta, ink) : '',
          }),
        )
        .join('') +
      pile(c, f.at(-130, 60, 0, -6), {
        w: 270,
        h: 170,
        sheets: 12,
        rise: 6,
        edge: 1.4,
        stuff: stuff.seed,
        art: face(green, ink),
      }) +
      pencil([500, 560], [700, 470], { colour: marigold, girth: 18 })
    );
  },
  'quick-print': (c) => {
    const f = view({ x: 400, y: 480, pitch: 30, turn: 26, zoom: 1 });
    const page = group(
      'translate(30 34)',
      stroke('M0 0H90', ink, 9) +
        group('translate(0 30)', handwriting(c, 150, 6, 22)) +
        box(0, 160, 70, 54, { fill: leafLight }) +
        box(82, 160, 70, 54, { fill: marigold }),
    );
    const heap = (x: number, y: number, h: number, tone: Colour) =>
      ream(f.at(x, y), 210, 260, h, paper, page) + tied(f.at(x, y), 210, 260, h, tone, 5, 46);
    return (
      wallAndTable(c, paler(terracotta, 0.5), mix(wood, paper, 0.2), 330) +
      heap(-170, -150, 150, terracotta) +
      heap(90, -150, 90, indigo) +
      heap(-52, 84, 60, green) +
      sheet(c, view({ x: 680, y: 520, pitch: 40, turn: -16, zoom: 0.7 }), { w: 210, h: 260, edge: 0, art: page })
    );
  },
  'custom-print': (c) => {
    const tee = 'M250 128L310 104Q350 132 390 104L450 128L516 196L470 236L444 212V418H256V212L230 236L184 196z';
    return (
      box(0, 0, 800, 600, { fill: paler(marigold, 0.5) }) +
      windowLight(80, -20, 380, 440) +
      stroke('M40 70Q400 100 760 62', ink, 3) +
      dropped(tee, 10) +
      inked(tee, paper, 2.6) +
      stroke('M310 104Q350 150 390 104M444 212V250M256 212V250', palette.inkSoft, 2) +
      clipped(c, 'M284 220H416V388H284z', group('translate(284 220) scale(.22)', villageDance(c))) +
      stroke('M284 220H416V388H284z', ink, 2) +
      [
        [262, 92],
        [436, 92],
      ]
        .map(([x = 0, y = 0]) => box(x, y - 12, 11, 36, { fill: marigold, stroke: ink, width: 1.8 }))
        .join('') +
      group(
        'translate(560 96) rotate(2)',
        dropped(line(rectangle(0, 0, 170, 220)), 8),
        inked(line(rectangle(0, 0, 170, 220)), paper),
        group('translate(10 12) scale(.25)', fishPond(c)),
        box(78, -16, 11, 34, { fill: marigold, stroke: ink, width: 1.8 }),
      ) +
      table(c, 'planks', wood, 800, 600, 460) +
      pot(c, view({ x: 590, y: 556, pitch: 18 }), {
        r: 62,
        h: 128,
        colour: paper,
        paint: mix(kraft, terracotta, 0.35),
        waist: 0.96,
      }) +
      stroke('M652 460q54 6 44 50t-56 30', ink, 17) +
      stroke('M652 460q54 6 44 50t-56 30', paper, 12) +
      group('translate(580 494)', buta(40, terracotta, indigo)) +
      giftBox(c, view({ x: 150, y: 566, pitch: 22, turn: 20, zoom: 0.9 }), {
        w: 150,
        d: 110,
        h: 84,
        colour: kraft,
        ribbon: terracotta,
      }) +
      fallen(c, 290, 540, 180, 40, 5, [terracotta, marigold])
    );
  },
};
