import type { Canvas, Mark } from '../canvas.ts';
import { box, clipped, disc, group, inked, moved, shape, stroke } from '../canvas.ts';
import { deckled, line, rectangle } from '../geometry.ts';
import { windowLight } from '../light.ts';
import { PAINTING, birds } from '../paintings/madhubani.ts';
import { darker, mix, palette, paler, wood } from '../palette.ts';
import { table } from '../textures.ts';
import { pile, sheet, stuff } from '../things/paper.ts';
import { person, skins } from '../things/people.ts';
import { arch, basket, bunting, dryingLine } from '../things/places.ts';
import { fallen, leafShade, marigolds } from '../things/plants.ts';
import { brush, cup, pencil, pot } from '../things/tools.ts';
import { view } from '../view.ts';
import type { Scenes } from './scene.ts';

const { paper, ground: cream, paperShade, leaf: green, leafLight, terracotta, marigold, indigo, rose, ink } = palette;

const blooms = (w: number): Mark =>
  Array.from({ length: 9 }, (_, index) => {
    const [row, column] = [index < 5 ? 0 : 1, index < 5 ? index - 2 : index - 6.5];
    const [x, y] = [(column * w) / 5.4, row * -17];
    return (
      disc(x, y, w / 7.5, {
        fill: index % 2 ? marigold : mix(marigold, terracotta, 0.45),
        stroke: darker(marigold, 0.5),
        width: 2,
      }) + disc(x, y, w / 14, { stroke: darker(marigold, 0.35), width: 2, dash: '4 4' })
    );
  }).join('');

function mould(c: Canvas, w: number, h: number, wet: Mark): Mark {
  const outer = line(rectangle(-w / 2, -h / 2, w, h));
  const inner = line(rectangle(-w / 2 + 24, -h / 2 + 24, w - 48, h - 48));
  let wires = '';
  for (let y = -h / 2 + 32; y < h / 2 - 24; y += 9) wires += `M${-w / 2 + 24} ${y}H${w / 2 - 24}`;
  return (
    shape(outer, { fill: ink, opacity: 0.14, transform: 'translate(14 12)' }) +
    inked(outer, mix(wood, terracotta, 0.4), 2.6) +
    stroke(
      `M${-w / 2} ${-h / 2}l24 24M${w / 2} ${-h / 2}l-24 24M${-w / 2} ${h / 2}l24 -24M${w / 2} ${h / 2}l-24 -24`,
      darker(wood, 0.5),
      2,
    ) +
    inked(inner, mix(paperShade, indigo, 0.2), 2.2) +
    clipped(c, inner, stroke(wires, paler(indigo, 0.5), 1.4) + wet)
  );
}

const crumple = (x: number, y: number, colour: string): Mark =>
  group(
    moved(x, y, (x * 7) % 90),
    inked('M-20 -8L-8 -22L8 -17L22 -6L18 12L4 21L-14 17L-22 5z', colour, 2) +
      stroke('M-8 -22L-3 -2L22 -6M-3 -2L4 21M-22 5L-3 -2', darker(colour, 0.35), 1.5),
  );

export const gatherings: Scenes = {
  'event-lift-a-sheet': (c) => {
    const wet = line(deckled(rectangle(-176, -116, 352, 232), c.random, 4, 12));
    return (
      table(c, 'planks', mix(wood, paperShade, 0.35), 800, 600) +
      windowLight(-120, -20, 420, 640, paper, 0.24) +
      pile(c, view({ x: 666, y: 158, turn: 9, zoom: 0.9 }), {
        w: 210,
        h: 170,
        sheets: 4,
        colours: [paler(marigold, 0.7), paper],
      }) +
      group(
        'translate(350 318) rotate(-8)',
        mould(
          c,
          440,
          320,
          shape(wet, { fill: paler(marigold, 0.72) }) +
            group('translate(-176 -116)', stuff.marigold(c, 352, 232)) +
            stroke(wet, darker(marigold, 0.4), 1.6),
        ),
      ) +
      pot(c, view({ x: 694, y: 430, pitch: 66 }), {
        r: 74,
        h: 52,
        colour: mix(terracotta, paper, 0.15),
        paint: marigold,
      }) +
      marigolds(c, [
        [84, 96, 40],
        [146, 66, 28],
        [96, 540, 30],
      ]) +
      fallen(c, 540, 540, 180, 34, 6, [marigold, terracotta]) +
      leafShade(820, 640, 200, 1.1, 0.06)
    );
  },
  'event-flower-collection': (c) => {
    const wall = mix(cream, rose, 0.26);
    const edge = mix(wall, palette.inkSoft, 0.4);
    const swag = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      .map((index) => {
        const share = index / 10;
        return disc(276 + share * 248, 150 + Math.sin(share * Math.PI) * 54, 14, {
          fill: index % 3 === 1 ? terracotta : marigold,
          stroke: darker(marigold, 0.5),
          width: 1.8,
        });
      })
      .join('');
    return (
      box(0, 0, 800, 600, { fill: wall }) +
      shape(arch(400, 486, 420, 520), { fill: mix(cream, paper, 0.4), stroke: edge, width: 3 }) +
      shape(arch(400, 486, 330, 430), { fill: mix(cream, marigold, 0.34), stroke: edge, width: 2.4 }) +
      shape('M236 400q80 -60 164 -20t164 -22V486H236z', { fill: mix(cream, leafLight, 0.6) }) +
      stroke('M400 56V128', edge, 3) +
      inked('M400 118C424 122 424 152 432 170H368C376 152 376 122 400 118z', darker(marigold, 0.15), 2.4) +
      disc(400, 178, 8, { fill: darker(marigold, 0.35), stroke: ink, width: 2 }) +
      swag +
      box(0, 486, 800, 114, { fill: mix(cream, paperShade, 0.9) }) +
      stroke('M0 486H800', edge, 2) +
      group(
        'translate(176 560) scale(1.04)',
        person(c, {
          dress: 'sari',
          skin: skins.umber,
          cloth: green,
          second: terracotta,
          hip: [0, -190],
          shoulder: [14, -320],
          feet: [
            [-16, 0],
            [24, -2],
          ],
          front: [
            [54, -256],
            [104, -246],
          ],
          back: [
            [64, -268],
            [116, -254],
          ],
          nod: 10,
        }),
      ) +
      basket(312, 366, 130, 62, group('translate(312 300)', blooms(130))) +
      disc(286, 306, 11, { fill: skins.umber, stroke: ink, width: 2.2 }) +
      `<g transform="translate(640 562) scale(-1.04 1.04)">${person(c, {
        dress: 'kurta',
        skin: skins.ochre,
        cloth: indigo,
        second: paper,
        hip: [0, -186],
        shoulder: [22, -314],
        feet: [
          [-30, -2],
          [28, 0],
        ],
        front: [
          [58, -248],
          [96, -276],
        ],
        back: [
          [66, -258],
          [106, -270],
        ],
        nod: 6,
      })}</g>` +
      basket(404, 574, 176, 84, group('translate(404 484)', blooms(176))) +
      basket(740, 578, 140, 66, group('translate(740 508)', blooms(140)), darker(marigold, 0.3)) +
      fallen(c, 200, 560, 110, 28, 4, [marigold, terracotta]) +
      fallen(c, 520, 562, 110, 26, 4, [marigold])
    );
  },
  'event-painters': (c) => {
    const f = view({ x: 380, y: 306, turn: -6, zoom: 0.96 });
    return (
      table(c, 'dhurrie', mix(terracotta, paper, 0.35), 800, 600) +
      sheet(c, f, {
        w: 400,
        h: 500,
        edge: 4,
        art: group(`translate(38 43) scale(${Math.round((324 / PAINTING.w) * 1000) / 1000})`, birds(c)),
      }) +
      (
        [
          [662, 120, indigo],
          [720, 232, terracotta],
          [664, 344, marigold],
        ] as const
      )
        .map(([x, y, paint]) => pot(c, view({ x, y, pitch: 68 }), { r: 46, h: 34, colour: paper, paint }))
        .join('') +
      cup(c, view({ x: 92, y: 474, pitch: 62 }), 46) +
      cup(c, view({ x: 100, y: 120, pitch: 62 }), 46) +
      brush([772, 520], [560, 448], { handle: green, paint: indigo, girth: 18 }) +
      brush([700, 590], [540, 506], { handle: indigo, paint: terracotta, girth: 15 }) +
      marigolds(c, [[70, 304, 26]])
    );
  },
  'event-school-week': (c) => {
    const wall = mix(cream, leafLight, 0.26);
    return (
      box(0, 0, 800, 600, { fill: wall }) +
      windowLight(60, 0, 460, 480, paper, 0.34) +
      bunting([-20, 30], [820, 22], 14, [rose, marigold, leafLight, paper, terracotta, paler(indigo, 0.4)], 44) +
      dryingLine(
        c,
        [-10, 164],
        [810, 152],
        [
          { at: 0.09, w: 84, h: 104, colour: paper },
          { at: 0.22, w: 84, h: 104, colour: paler(marigold, 0.6) },
          { at: 0.8, w: 84, h: 104, colour: paler(leafLight, 0.4) },
          { at: 0.93, w: 84, h: 104, colour: paper },
        ],
        20,
      ) +
      box(0, 476, 800, 124, { fill: mix(wood, paperShade, 0.4) }) +
      stroke('M0 476H800', darker(wood, 0.35), 2.4) +
      stroke('M400 540V232', ink, 17) +
      stroke('M400 540V232', mix(wood, terracotta, 0.4), 12) +
      inked('M330 552C340 532 460 532 470 552z', mix(wood, terracotta, 0.4), 2.4) +
      stroke('M286 268L514 236', ink, 14) +
      stroke('M286 268L514 236', marigold, 9) +
      disc(400, 252, 15, { fill: terracotta, stroke: ink, width: 2.4 }) +
      stroke('M286 268L232 408M286 268L340 408M514 236L460 364M514 236L568 364', palette.inkSoft, 2.4) +
      [
        [254, 398, paper],
        [286, 392, paler(indigo, 0.5)],
        [318, 398, paper],
        [270, 372, paler(rose, 0.4)],
        [304, 370, paper],
        [286, 350, paler(marigold, 0.4)],
      ]
        .map(([x, y, tone]) => crumple(x as number, y as number, tone as string))
        .join('') +
      inked('M220 408H352C344 438 228 438 220 408z', terracotta, 2.4) +
      [0, 1, 2, 3]
        .map((row) =>
          inked(`M476 ${355 - row * 9}H552V${364 - row * 9}H476z`, row % 2 ? paper : paler(marigold, 0.6), 1.8),
        )
        .join('') +
      inked('M448 364H580C572 394 456 394 448 364z', terracotta, 2.4) +
      group(
        'translate(136 562) scale(.74)',
        person(c, {
          dress: 'kurta',
          skin: skins.sienna,
          cloth: rose,
          second: indigo,
          hip: [0, -186],
          shoulder: [16, -314],
          feet: [
            [-22, -2],
            [22, 0],
          ],
          front: [
            [60, -270],
            [116, -276],
          ],
          back: [
            [70, -280],
            [120, -284],
          ],
          nod: 2,
        }) + crumple(126, -292, paper),
      ) +
      `<g transform="translate(676 562) scale(-.8 .8)">${person(c, {
        dress: 'kurta',
        skin: skins.umber,
        cloth: marigold,
        second: green,
        hip: [0, -186],
        shoulder: [16, -314],
        feet: [
          [-22, -2],
          [22, 0],
        ],
        front: [
          [40, -248],
          [76, -236],
        ],
        back: [
          [46, -252],
          [82, -244],
        ],
        nod: 6,
      })}${inked('M48 -272L108 -284L114 -214L56 -204z', paper, 2.4)}${stroke('M62 -258L98 -265M64 -242L100 -249', palette.inkSoft, 3)}${disc(76, -236, 11, { fill: skins.umber, stroke: ink, width: 2.2 })}</g>` +
      pencil([30, 584], [150, 576], { colour: indigo, girth: 13 })
    );
  },
};
