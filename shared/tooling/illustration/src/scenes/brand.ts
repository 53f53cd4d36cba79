import { box, clipped, disc, group, inked, moved, shape, stroke } from '../canvas.ts';
import { curve, deckled, line } from '../geometry.ts';
import { dropped, solid, windowLight } from '../light.ts';
import { treeOfLife } from '../paintings/temple.ts';
import { darker, mix, palette, paler, wood } from '../palette.ts';
import { table } from '../textures.ts';
import { handwriting, notebook, openBook, upright } from '../things/books.ts';
import { paisley, titleLabel, wreath } from '../things/motifs.ts';
import { ream, sheet, stuff } from '../things/paper.ts';
import { person, skins } from '../things/people.ts';
import { arch, basket } from '../things/places.ts';
import { fallen, leafShade, marigolds, stampMark } from '../things/plants.ts';
import { brush, pencil, pot, twine } from '../things/tools.ts';
import { view } from '../view.ts';
import type { Scenes } from './scene.ts';

const { paper, ground: cream, paperShade, leaf: green, leafLight, terracotta, marigold, indigo, rose, ink } = palette;

import { wallAndTable } from './room.ts';

export const brandScenes: Scenes = {
  mission: (c) => {
    const wallTone = mix(cream, leafLight, 0.2);
    const outline = mix(wallTone, palette.inkSoft, 0.35);
    const wet = paler(marigold, 0.72);
    const rags = (
      [
        [-44, -84, -20, indigo],
        [-8, -96, 16, rose],
        [34, -88, -8, leafLight],
        [8, -84, 40, terracotta],
      ] as const
    )
      .map(([x, y, turn, tone]) =>
        group(
          moved(x, y, turn),
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
            tone,
            2,
          ),
        ),
      )
      .join('');
    const blooms = [-46, -24, 0, 24, 46, -12, 14]
      .map(
        (x, index) =>
          disc(x, index > 4 ? -98 : -84, 18, {
            fill: index % 2 ? marigold : mix(marigold, terracotta, 0.4),
            stroke: darker(marigold, 0.5),
            width: 2,
          }) + disc(x, index > 4 ? -98 : -84, 9, { stroke: darker(marigold, 0.35), width: 2, dash: '4 4' }),
      )
      .join('');
    return (
      box(0, 0, 800, 600, { fill: wallTone }) +
      [120, 400, 680]
        .map(
          (x) =>
            shape(arch(x, 500, 216, 430), { fill: mix(cream, marigold, 0.22), stroke: outline, width: 2.4 }) +
            shape(`M${x - 106} 400q54 -44 106 -12t106 -14V499H${x - 106}z`, { fill: mix(cream, leafLight, 0.6) }) +
            shape(arch(x, 500, 240, 462), { stroke: outline, width: 1.8 }),
        )
        .join('') +
      box(0, 500, 800, 100, { fill: mix(cream, paperShade, 0.85) }) +
      stroke('M0 500H800', outline, 2) +
      leafShade(800, -10, 150, 1.2, 0.05) +
      group(
        'translate(172 560) scale(1.02)',
        person(c, {
          dress: 'sari',
          skin: skins.umber,
          cloth: rose,
          second: indigo,
          hip: [0, -190],
          shoulder: [14, -320],
          feet: [
            [-16, 0],
            [24, -2],
          ],
          front: [
            [58, -258],
            [116, -262],
          ],
          back: [
            [70, -268],
            [124, -280],
          ],
          nod: 12,
        }),
      ) +
      `<g transform="translate(634 560) scale(-1.02 1.02)">${person(c, {
        dress: 'sari',
        skin: skins.sienna,
        cloth: green,
        second: marigold,
        hip: [0, -190],
        shoulder: [12, -320],
        feet: [
          [-16, 0],
          [24, -2],
        ],
        front: [
          [56, -256],
          [118, -262],
        ],
        back: [
          [68, -268],
          [124, -280],
        ],
        nod: 12,
      })}</g>` +
      (() => {
        const data = line(
          deckled(
            [
              [290, 282],
              [400, 292],
              [516, 282],
              [514, 470],
              [400, 480],
              [292, 470],
            ],
            c.random,
            3,
            10,
          ),
        );
        return (
          dropped(data, 12) +
          shape(data, { fill: wet }) +
          clipped(c, data, group('translate(280 276)', stuff.marigold(c, 250, 210))) +
          shape('M480 282H520V480H492z', { fill: ink, opacity: 0.07 }) +
          stroke(data, ink, 2.2)
        );
      })() +
      (
        [
          [292, 292, skins.umber],
          [514, 292, skins.sienna],
        ] as const
      )
        .map(([x, y, fill]) => disc(x, y, 11, { fill, stroke: ink, width: 2.2 }))
        .join('') +
      basket(330, 572, 128, 62, group('translate(330 588)', blooms)) +
      basket(482, 578, 128, 60, group('translate(482 594)', rags)) +
      fallen(c, 90, 560, 120, 24, 3, [marigold]) +
      fallen(c, 590, 564, 150, 24, 4, [leafLight, marigold])
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
