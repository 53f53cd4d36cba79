import type { Canvas, Mark } from '../canvas.ts';
import { box, clipped, disc, group, inked, moved, oval, shape, stroke } from '../canvas.ts';
import { curve, deckled, line, num, rectangle } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import { dropped, solid, windowLight } from '../light.ts';
import { birds, fishPond } from '../paintings/madhubani.ts';
import { treeOfLife } from '../paintings/temple.ts';
import { villageDance } from '../paintings/warli.ts';
import { darker, kraft, mix, palette, paler, wood } from '../palette.ts';
import type { Colour } from '../palette.ts';
import { infill, table } from '../textures.ts';
import { giftBox } from '../things/boxes.ts';
import { handwriting, notebook, openBook, upright } from '../things/books.ts';
import { buta, paisley, titleLabel, wreath } from '../things/motifs.ts';
import { bow, envelope, pile, ream, sheet, stuff } from '../things/paper.ts';
import { person, skins } from '../things/people.ts';
import { arch, basket } from '../things/places.ts';
import { fallen, leaf, leafShade, lotus, marigolds, sprig, stampMark } from '../things/plants.ts';
import { brush, cup, pencil, pot, tag, twine } from '../things/tools.ts';
import { view } from '../view.ts';
import type { Scenes } from './scene.ts';
import { sprout } from './stationery.ts';

const { paper, ground: cream, paperShade, leaf: green, leafLight, terracotta, marigold, indigo, rose, ink } = palette;

/** A torn patch of coloured paper that carries a spot picture of 600 by 450. */
function patch(c: Canvas, colour: Colour): Mark {
  const edge: Point[] = [
    [70, 90],
    [210, 48],
    [400, 56],
    [540, 104],
    [566, 240],
    [520, 366],
    [360, 410],
    [180, 402],
    [56, 340],
    [36, 210],
  ];
  const data = line(deckled(edge, c.random, 5, 12));
  return (
    shape(data, { fill: colour }) + shape(data, { fill: infill(c, 'weave', darker(colour, 0.08), 0.8), opacity: 0.6 })
  );
}

const wallAndTable = (c: Canvas, wallTone: Colour, tableTone: Colour, horizon: number): Mark =>
  box(0, 0, 800, 600, { fill: wallTone }) +
  windowLight(40, -20, 380, horizon + 20) +
  table(c, 'planks', tableTone, 800, 600, horizon);

/** Pictures of 800 by 600 that introduce the enterprise and what it makes. */
export const brandScenes: Scenes = {
  mission: (c) => {
    const wallTone = mix(cream, leafLight, 0.2);
    const tabletop = view({ x: 420, y: 430, pitch: 26 });
    const seat = (x: number, flip: number, who: Mark) =>
      `<g transform="translate(${x} 640) scale(${flip} 1)">${who}</g>`;
    return (
      box(0, 0, 800, 600, { fill: wallTone }) +
      [140, 400, 660]
        .map(
          (x) =>
            shape(arch(x, 420, 200, 360), {
              fill: mix(cream, marigold, 0.22),
              stroke: mix(wallTone, palette.inkSoft, 0.35),
              width: 2.4,
            }) + shape(`M${x - 98} 330q50 -44 98 -12t98 -14V419H${x - 98}z`, { fill: mix(cream, leafLight, 0.6) }),
        )
        .join('') +
      leafShade(780, 0, 150, 1.2, 0.05) +
      seat(
        170,
        1,
        person(c, {
          dress: 'sari',
          skin: skins.umber,
          cloth: rose,
          second: indigo,
          hip: [0, -190],
          shoulder: [14, -316],
          feet: [
            [-16, 0],
            [24, -2],
          ],
          front: [
            [70, -250],
            [126, -232],
          ],
          back: [
            [80, -262],
            [142, -240],
          ],
          nod: 16,
        }),
      ) +
      seat(
        420,
        1,
        person(c, {
          dress: 'kurta',
          skin: skins.ochre,
          cloth: marigold,
          second: paper,
          hip: [0, -186],
          shoulder: [4, -320],
          feet: [
            [-18, 0],
            [26, -2],
          ],
          front: [
            [20, -250],
            [66, -232],
          ],
          back: [
            [36, -254],
            [86, -240],
          ],
          nod: 14,
        }),
      ) +
      seat(
        700,
        -1,
        person(c, {
          dress: 'sari',
          skin: skins.sienna,
          cloth: green,
          second: marigold,
          hip: [0, -190],
          shoulder: [12, -318],
          feet: [
            [-16, 0],
            [24, -2],
          ],
          front: [
            [66, -254],
            [118, -234],
          ],
          back: [
            [76, -264],
            [136, -242],
          ],
          nod: 14,
        }),
      ) +
      inked('M60 430H760V470H60z', mix(wood, terracotta, 0.3)) +
      inked('M40 416L90 384H730L780 416V436H40z', mix(wood, paper, 0.15)) +
      stroke('M40 416H780', darker(wood, 0.4), 2) +
      box(60, 470, 700, 130, { fill: darker(wood, 0.18) }) +
      stroke('M60 470V600M760 470V600M200 470V600M620 470V600', ink, 2.4) +
      pile(c, tabletop.at(-110, -6, 0, 0), { w: 130, h: 110, sheets: 5, rise: 5, stuff: stuff.marigold, edge: 2 }) +
      sheet(c, tabletop.at(92, -8, 0, 3), { w: 120, h: 100, edge: 2, stuff: stuff.rose }) +
      basket(
        136,
        432,
        84,
        46,
        group(
          'translate(136 382)',
          [-22, 0, 22]
            .map((x) => disc(x, -4, 14, { fill: marigold, stroke: darker(marigold, 0.5), width: 1.8 }))
            .join(''),
        ),
      ) +
      notebook(c, tabletop.at(210, -4, 0, 8), {
        w: 90,
        h: 80,
        t: 14,
        cover: indigo,
        spine: 'stitched',
        thread: marigold,
      }) +
      (
        [
          [296, 408, skins.umber],
          [312, 400, skins.umber],
          [486, 408, skins.ochre],
          [506, 400, skins.ochre],
          [582, 406, skins.sienna],
          [564, 398, skins.sienna],
        ] as const
      )
        .map(([x, y, fill]) => disc(x, y, 10, { fill, stroke: ink, width: 2 }))
        .join('')
    );
  },
  notebooks: (c) => {
    const f = view({ x: 400, y: 500, pitch: 15, turn: 12, zoom: 1.05 });
    return (
      wallAndTable(c, paler(leafLight, 0.5), wood, 420) +
      upright(c, f.at(-200, -30), {
        w: 190,
        h: 270,
        t: 34,
        cover: terracotta,
        spine: 'coptic',
        thread: marigold,
        art: [0, 1, 2]
          .map((row) => group(moved(110, 58 + row * 76), paisley(26, paler(terracotta, 0.7), marigold)))
          .join(''),
      }) +
      upright(c, f.at(0, -10), {
        w: 200,
        h: 290,
        t: 34,
        cover: paler(marigold, 0.55),
        stuff: stuff.marigold,
        spine: 'stitched',
        thread: terracotta,
        art: titleLabel(200, 290, green, [0.56, 0.34], 0.48),
      }) +
      upright(c, f.at(200, 10), {
        w: 180,
        h: 250,
        t: 30,
        cover: green,
        spine: 'cloth',
        thread: indigo,
        art: wreath(102, 110, 48, [paler(leafLight, 0.4), marigold], 12) + stampMark(102, 110, 22, paper),
      }) +
      (() => {
        const g = view({ x: 640, y: 548, pitch: 24, turn: -20, zoom: 0.8 });
        return (
          notebook(c, g, { w: 150, h: 120, t: 16, cover: indigo, spine: 'stitched' }) +
          notebook(c, g.at(0, 0, 16, 8), { w: 150, h: 120, t: 16, cover: rose, spine: 'stitched', thread: paper })
        );
      })() +
      marigolds(c, [
        [90, 530, 36],
        [150, 556, 26],
      ]) +
      pencil([230, 566], [420, 546], { colour: terracotta, girth: 15, seed: true })
    );
  },
  'book-printing': (c) => {
    const f = view({ x: 400, y: 300, pitch: 52, turn: -12, zoom: 1.08 });
    return (
      table(c, 'planks', mix(wood, terracotta, 0.12), 800, 600) +
      windowLight(-140, -20, 420, 640, paper, 0.25) +
      openBook(c, f.at(-30, 40), {
        w: 230,
        h: 320,
        t: 26,
        cover: indigo,
        left:
          group('translate(24 24) scale(.303)', treeOfLife(c)) + group('translate(40 270)', handwriting(c, 140, 2, 18)),
        right: stroke('M40 44H150', ink, 8) + group('translate(40 80)', handwriting(c, 150, 11, 20)),
        ribbon: terracotta,
      }) +
      ream(f.at(300, -120, 0, 8), 180, 200, 60, paper, titleLabel(180, 200, terracotta, [0.5, 0.44], 0.6)) +
      solid(f.at(-310, -170), [-60, -60, 0], [120, 120, 46], {
        colour: darker(palette.inkSoft, 0.1),
        top: [0, 1, 2, 3]
          .map((row) =>
            [0, 1, 2, 3]
              .map((column) =>
                box(12 + column * 26, 12 + row * 26, 18, 18, { fill: paperShade, stroke: ink, width: 1.4 }),
              )
              .join(''),
          )
          .join(''),
      }) +
      brush([690, 560], [560, 450], { handle: terracotta, paint: indigo, girth: 16 }) +
      twine(96, 520, 40, terracotta)
    );
  },
  'art-paper': (c) => {
    const f = view({ x: 400, y: 330, zoom: 0.98 });
    return (
      table(c, 'linen', paler(indigo, 0.55), 800, 600) +
      leafShade(-50, 520, -34, 1.2) +
      [
        [-200, -26, -16, paler(marigold, 0.6), 'marigold'],
        [-80, -10, -6, paler(leafLight, 0.45), 'grass'],
        [50, 0, 4, paper, 'rose'],
        [180, 16, 14, indigo, 'denim'],
      ]
        .map(([x, y, turn, tone, kind]) =>
          sheet(c, f.at(x as number, y as number, 0, turn as number), {
            w: 260,
            h: 350,
            edge: 4,
            colour: tone as string,
            stuff: stuff[kind as 'rose'],
            ...(kind === 'denim' ? { fold: 60 } : {}),
          }),
        )
        .join('') +
      brush([110, 560], [330, 480], { handle: green, paint: terracotta, girth: 20 }) +
      [
        [700, 110, terracotta],
        [712, 500, marigold],
      ]
        .map(([x, y, tone]) =>
          pot(c, view({ x: x as number, y: y as number, pitch: 70 }), {
            r: 46,
            h: 34,
            colour: paper,
            paint: tone as string,
          }),
        )
        .join('') +
      fallen(c, 430, 520, 200, 50, 6, [rose, marigold])
    );
  },
};

/** Pictures of 800 by 600 for the printing services. */
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
      ream(f.at(x, y), 210, 260, h, paper, page) +
      (([bx, by]) => bow(`translate(${num(bx)} ${num(by)})`, 50, tone, 5))(f.point(x + 40, y + 60, h));
    return (
      wallAndTable(c, paler(terracotta, 0.5), mix(wood, paper, 0.2), 330) +
      heap(-170, -150, 150, terracotta) +
      heap(90, -150, 90, indigo) +
      heap(-40, 110, 60, green) +
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

/** Spot pictures of 600 by 450 for a page's quiet moments. They stand on the page's own ground. */
export const spots = {
  'not-found': (c) =>
    patch(c, mix(cream, indigo, 0.16)) +
    stroke(
      'M70 320q30 -18 60 0t60 0t60 0t60 0t60 0t60 0t60 0M110 356q26 -14 52 0t52 0t52 0t52 0t52 0t52 0',
      paler(indigo, 0.35),
      3,
    ) +
    oval(310, 338, 150, 16, { fill: ink, opacity: 0.12 }) +
    inked('M150 262L450 250L392 334H222z', paper, 2.6) +
    inked('M300 128L150 262L222 334L300 250z', darker(paper, 0.06), 2.4) +
    inked('M300 128L450 250L392 334L300 250z', darker(paper, 0.14), 2.4) +
    inked('M300 128L236 256L300 250L366 253z', paper, 2.4) +
    inked('M222 334L300 250L392 334z', darker(paper, 0.03), 2.4) +
    stroke('M168 262l40 -4M420 256l-30 2', palette.inkSoft, 1.6) +
    group(
      'translate(300 128) rotate(-100)',
      stroke('M0 0H40', ink, 3),
      group('translate(36 0) rotate(30)', leaf(58, green)),
    ) +
    group('translate(486 110)', stroke('M0 0q10 -12 20 0q10 -12 20 0M-40 26q8 -9 16 0q8 -9 16 0', ink, 2.6)) +
    group('translate(120 356)', lotus(44)) +
    group(
      'translate(470 352)',
      shape(
        curve([
          [-40, 0],
          [0, -10],
          [40, 0],
          [0, 10],
        ]),
        { fill: leafLight, stroke: ink, width: 2 },
      ),
    ) +
    group('translate(474 350)', lotus(30)),
  'empty-cart': (c) =>
    patch(c, mix(cream, marigold, 0.28)) +
    basket(
      300,
      372,
      290,
      170,
      inked('M170 202C176 60 424 60 430 202', 'none', 15) +
        stroke('M170 202C176 60 424 60 430 202', darker(marigold, 0.05), 10) +
        oval(300, 202, 144, 26, { fill: darker(marigold, 0.55), stroke: ink, width: 2.4 }),
    ) +
    group('translate(470 330) rotate(-24)', tag(120, 46, paper, stroke('M6 23H60', terracotta, 4), terracotta)) +
    fallen(c, 90, 360, 160, 44, 5, [marigold, terracotta]) +
    group('translate(96 330) rotate(-50)', leaf(80, green)) +
    group('translate(112 344) rotate(-12)', leaf(60, leafLight)),
  'order-completed': (c) => {
    const f = view({ x: 300, y: 322, pitch: 36, turn: 26, zoom: 0.9 });
    return (
      patch(c, mix(cream, leafLight, 0.4)) +
      solid(f, [-130, -100, 0], [260, 200, 110], {
        colour: kraft,
        front: stroke('M0 26H260', darker(kraft, 0.2), 1.6),
      }) +
      stroke(
        `M${f.point(0, -100, 110).map(num).join(' ')}L${f.point(0, 100, 110).map(num).join(' ')}L${f.point(0, 100, 0).map(num).join(' ')}M${f.point(-130, 0, 110).map(num).join(' ')}L${f.point(130, 0, 110).map(num).join(' ')}L${f.point(130, 0, 0).map(num).join(' ')}`,
        terracotta,
        5,
      ) +
      bow(`translate(${f.point(0, 0, 110).map(num).join(' ')})`, 74, terracotta, 5) +
      group(
        `translate(${f.point(74, 60, 112).map(num).join(' ')}) rotate(24)`,
        tag(130, 58, paper, group('translate(48 28)', stampMark(0, 0, 19)), terracotta),
      ) +
      group(
        'translate(452 120)',
        inked(
          line(
            deckled(
              Array.from({ length: 20 }, (_, i): Point => [
                Math.cos((i / 20) * 6.283) * 54,
                Math.sin((i / 20) * 6.283) * 54,
              ]),
              c.random,
              2,
              9,
            ),
          ),
          green,
          2.4,
        ),
        disc(0, 0, 43, { stroke: paper, width: 2, dash: '3 6' }),
        stroke('M-22 2L-6 18L24 -16', paper, 9),
      ) +
      marigolds(c, [
        [116, 350, 34],
        [168, 376, 24],
      ]) +
      fallen(c, 370, 370, 120, 30, 5, [marigold, rose])
    );
  },
  'empty-orders': (c) => {
    const f = view({ x: 300, y: 270, turn: -4, zoom: 0.86 });
    return (
      patch(c, mix(cream, rose, 0.26)) +
      openBook(c, f, {
        w: 190,
        h: 250,
        cover: indigo,
        left: stroke(
          Array.from({ length: 7 }, (_, row) => `M30 ${56 + row * 27}H166`).join(''),
          paler(indigo, 0.65),
          2,
        ),
        right: stroke(
          Array.from({ length: 7 }, (_, row) => `M26 ${56 + row * 27}H162`).join(''),
          paler(indigo, 0.65),
          2,
        ),
        ribbon: terracotta,
      }) +
      pencil([370, 402], [486, 300], { colour: green, girth: 17, seed: true }) +
      cup(c, view({ x: 504, y: 130, pitch: 62 }), 38) +
      group('translate(92 126) rotate(40)', leaf(70, leafLight)) +
      group('translate(96 122) rotate(96)', leaf(56, green))
    );
  },
  'sign-in': (c) => {
    const f = view({ x: 292, y: 246, turn: -8, zoom: 0.84 });
    return (
      patch(c, mix(cream, leafLight, 0.32)) +
      sheet(c, f.at(0, -84), {
        w: 270,
        h: 200,
        edge: 3,
        stuff: stuff.rag,
        art:
          [0, 1, 2, 3, 4, 5]
            .map(
              (index) =>
                box(30 + index * 36, 34, 28, 36, { fill: cream, stroke: ink, width: 1.8 }, 4) +
                disc(44 + index * 36, 52, 5, {
                  fill: [terracotta, marigold, green, indigo, rose, leafLight][index] ?? green,
                }),
            )
            .join('') + stroke('M60 96H210', palette.inkSoft, 4),
      }) +
      envelope(c, f.at(0, 70), { w: 340, h: 220, colour: paper, lining: terracotta, seal: green }) +
      brush([556, 380], [450, 300], { handle: terracotta, paint: indigo, girth: 15 }) +
      marigolds(c, [[90, 356, 30]]) +
      group('translate(500 120) rotate(-30)', leaf(74, green)) +
      group('translate(496 126) rotate(30)', leaf(54, leafLight))
    );
  },
} satisfies Scenes;
