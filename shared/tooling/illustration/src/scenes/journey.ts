import { box, disc, group, inked, oval, shape, stroke } from '../canvas.ts';
import { deckled, ellipse, line } from '../geometry.ts';
import { darker, mix, palette, paler, wood } from '../palette.ts';
import { handwriting } from '../things/books.ts';
import { sheet, stuff } from '../things/paper.ts';
import { person, skins } from '../things/people.ts';
import { basket, house, neem } from '../things/places.ts';
import { fallen, leaf, marigolds, sprout } from '../things/plants.ts';
import { brush, pencil, pot } from '../things/tools.ts';
import { view } from '../view.ts';
import type { Scenes } from './scene.ts';
import { patch } from './spots.ts';

const { paper, ground: cream, leaf: green, leafLight, terracotta, marigold, indigo, rose, ink } = palette;

const vat = (pulp: string) =>
  oval(4, 2, 70, 8, { fill: ink, opacity: 0.14 }) +
  inked('M-56 -52H56L50 0H-50z', mix(wood, terracotta, 0.4), 2.2) +
  stroke('M-54 -34H54M-52 -17H52', darker(wood, 0.5), 1.8) +
  inked('M-62 -60H62L58 -46H-58z', mix(wood, terracotta, 0.2), 2.2) +
  oval(0, -60, 52, 8, { fill: pulp, stroke: ink, width: 2 });

export const journey: Scenes = {
  'journey-first-sheet': (c) =>
    patch(c, mix(cream, marigold, 0.28)) +
    sheet(c, view({ x: 262, y: 232, turn: -7, zoom: 0.92 }), {
      w: 310,
      h: 280,
      edge: 4,
      stuff: stuff.rag,
      art:
        stroke('M62 68H244', indigo, 15) +
        stroke('M160 68V226', indigo, 15) +
        stroke(
          'M160 140C112 92 66 124 84 164C100 190 146 172 160 140C198 96 244 118 234 162C229 184 214 192 200 186',
          indigo,
          13,
        ),
    }) +
    pot(c, view({ x: 486, y: 312, pitch: 62 }), { r: 44, h: 40, colour: paper, paint: indigo }) +
    brush([540, 116], [372, 246], { handle: terracotta, paint: indigo, girth: 16 }) +
    marigolds(c, [
      [104, 352, 32],
      [154, 380, 22],
    ]) +
    fallen(c, 360, 372, 130, 24, 4, [marigold, terracotta]),
  'journey-workshop': (c) =>
    patch(c, mix(cream, leafLight, 0.4)) +
    neem(c, 432, 352, 216, [green, leafLight]) +
    house(110, 352, 270, 178, mix(cream, terracotta, 0.34), { floors: 1 }) +
    inked('M196 226L180 262H312L296 226z', marigold, 2.2) +
    stroke('M220 226L212 262M246 226V262M272 226L280 262', darker(marigold, 0.4), 1.8) +
    stroke('M74 353H540', palette.inkSoft, 2.4) +
    group('translate(196 384)', vat(mix(paper, marigold, 0.3))) +
    group('translate(338 392)', vat(mix(paper, leafLight, 0.45))) +
    basket(
      472,
      390,
      96,
      46,
      [444, 464, 484, 502]
        .map((x, index) =>
          disc(x, index % 2 ? 338 : 344, 15, {
            fill: index % 2 ? marigold : mix(marigold, terracotta, 0.5),
            stroke: darker(marigold, 0.5),
            width: 2,
          }),
        )
        .join(''),
    ),
  'journey-shortlist': (c) =>
    patch(c, mix(cream, indigo, 0.18)) +
    sheet(c, view({ x: 258, y: 228, turn: 5, zoom: 0.94 }), {
      w: 290,
      h: 310,
      edge: 3,
      stuff: stuff.grass,
      art:
        stroke('M40 46H170', ink, 9) +
        box(22, 150, 246, 50, { fill: paler(marigold, 0.35), stroke: ink, width: 2 }, 8) +
        [0, 1, 2, 3, 4]
          .filter((row) => row !== 2)
          .map((row) =>
            group(
              `translate(40 ${82 + row * 48})`,
              disc(6, 6, 7, { stroke: palette.inkSoft, width: 2.4 }),
              group('translate(32 10)', handwriting(c, row % 2 ? 150 : 176, 1, 20)),
            ),
          )
          .join('') +
        stroke('M38 176L47 186L64 164', green, 6) +
        stroke('M82 176H238', ink, 6),
    }) +
    group(
      'translate(474 190)',
      inked('M-32 34L-50 142L-22 122L-6 146L6 40z', terracotta, 2.4) +
        inked('M32 34L50 142L22 122L6 146L-6 40z', darker(terracotta, 0.15), 2.4) +
        inked(line(deckled(ellipse(0, 0, 64, 64, 22), c.random, 2, 9)), marigold, 2.4) +
        disc(0, 0, 48, { fill: paper, stroke: ink, width: 2.2 }) +
        disc(0, 0, 40, { stroke: terracotta, width: 2, dash: '3 6' }) +
        group('translate(0 26)', sprout(46)),
    ) +
    pencil([84, 392], [242, 372], { colour: green, girth: 17, seed: true }),
  'journey-bootcamp': (c) =>
    patch(c, mix(cream, rose, 0.28)) +
    stroke('M250 96L212 388M358 96L396 388M304 96V110', darker(wood, 0.3), 8) +
    shape('M214 96H394V286H214z', { fill: ink, opacity: 0.1, transform: 'translate(8 8)' }) +
    inked('M214 96H394V286H214z', paper, 2.6) +
    stroke('M204 292H404', mix(wood, terracotta, 0.4), 10) +
    stroke('M236 262H374M236 262V122', palette.inkSoft, 2.6) +
    [
      [258, 30],
      [290, 52],
      [322, 82],
      [354, 118],
    ]
      .map(([x = 0, tall = 0]) => group(`translate(${x} 262)`, sprout(tall)))
      .join('') +
    group(
      'translate(140 390) scale(.68)',
      person(c, {
        dress: 'sari',
        skin: skins.sienna,
        cloth: indigo,
        second: marigold,
        hip: [0, -190],
        shoulder: [6, -322],
        feet: [
          [-16, 0],
          [24, -2],
        ],
        front: [
          [56, -290],
          [112, -318],
        ],
        back: [
          [40, -262],
          [62, -222],
        ],
        nod: -4,
      }),
    ) +
    `<g transform="translate(478 390) scale(-.68 .68)">${person(c, {
      dress: 'sari',
      skin: skins.umber,
      cloth: green,
      second: rose,
      hip: [0, -190],
      shoulder: [6, -322],
      feet: [
        [-16, 0],
        [24, -2],
      ],
      front: [
        [34, -254],
        [72, -246],
      ],
      back: [
        [40, -262],
        [78, -258],
      ],
      nod: 2,
    })}${inked('M44 -274L98 -286L104 -222L52 -212z', paper, 2.4)}${stroke('M58 -262L90 -269M60 -246L92 -253', palette.inkSoft, 3)}${disc(72, -246, 11, { fill: skins.umber, stroke: ink, width: 2.2 })}</g>` +
    group('translate(72 320) rotate(-60)', leaf(62, leafLight)) +
    group('translate(528 330) rotate(-120)', leaf(50, green)),
};
