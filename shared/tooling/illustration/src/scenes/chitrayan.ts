import { box, group, moved, shape, stroke } from '../canvas.ts';
import type { Canvas, Mark } from '../canvas.ts';
import { line, rectangle } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import { solid, windowLight } from '../light.ts';
import { darker, kraft, mix, palette, paler, wood } from '../palette.ts';
import { deer } from '../paintings/gond.ts';
import { PAINTING, birds, elephant, fish, fishPond, peacock, sun } from '../paintings/madhubani.ts';
import { lotusWheel, treeOfLife } from '../paintings/temple.ts';
import { harvest, villageDance } from '../paintings/warli.ts';
import { table } from '../textures.ts';
import { giftBox, tray } from '../things/boxes.ts';
import { envelope, pile, sheet, stuff, tent } from '../things/paper.ts';
import { fallen, leaf, leafShade, lotus, marigolds, stampMark } from '../things/plants.ts';
import { brush, pot } from '../things/tools.ts';
import { view } from '../view.ts';
import type { Frame } from '../view.ts';
import type { Scenes } from './scene.ts';

const { paper, leaf: green, leafLight, terracotta, marigold, indigo, rose } = palette;
const above = (turn = 0, zoom = 1, x = 400, y = 400) => view({ x, y, zoom, turn });
const quarter = (turn = -24, zoom = 1, x = 400, y = 430, pitch = 46) => view({ x, y, zoom, turn, pitch });
const { w, h } = PAINTING;

/** Fades a painting to its outlines beyond a slanting edge, so that it looks unfinished. */
const unpainted = (points: readonly Point[]): Mark => shape(line(points), { fill: paper, opacity: 0.84 });

function hung(
  c: Canvas,
  f: Frame,
  paint: (c: Canvas) => Mark,
  size: number,
  after: Mark = '',
  ground: string = paper,
): Mark {
  const scale = Math.round((size / w) * 1000) / 1000;
  const margin = size * 0.06;
  return sheet(c, f, {
    w: size + margin * 2,
    h: h * scale + margin * 2,
    edge: 3.4,
    colour: ground,
    art: group(`translate(${margin} ${margin}) scale(${scale})`, paint(c), after),
  });
}

const paints = (
  c: Canvas,
  f: Frame,
  places: readonly (readonly [number, number, string])[],
  r = 40,
  height = 34,
): Mark => places.map(([x, y, tone]) => pot(c, f.at(x, y), { r, h: height, colour: paper, paint: tone })).join('');
const kitLid = (
  c: Canvas,
  f: Frame,
  size: readonly [number, number, number],
  tone: string,
  paint: (c: Canvas) => Mark,
  share = 0.62,
): Mark => {
  const [bw, bd, bh] = size;
  const scale = Math.round(((bd * share) / h) * 1000) / 1000;
  const [pw, ph] = [w * scale, h * scale];
  return giftBox(c, f, {
    w: bw,
    d: bd,
    h: bh,
    colour: kraft,
    lid: tone,
    top:
      stroke(line(rectangle(14, 14, bw - 28, bd - 28)), paler(tone, 0.55), 2.4, { dash: '9 6' }) +
      group(
        `translate(${Math.round((bw - pw) / 2)} ${Math.round((bd - ph) / 2)})`,
        box(-6, -6, pw + 12, ph + 12, { fill: paper, stroke: palette.ink, width: 1.8 }),
        group(`scale(${scale})`, paint(c)),
      ),
  });
};

export const chitrayan: Scenes = {
  'kit-madhubani-fish-1': (c) => {
    const f = above(-9, 1, 420, 400);
    return (
      table(c, 'plain', indigo) +
      leafShade(-60, 80, 24, 1.3, 0.16) +
      hung(c, f, fishPond, 400) +
      paints(
        c,
        view({ x: 0, y: 0, pitch: 70 }),
        [
          [110, 180, terracotta],
          [96, 330, marigold],
          [116, 480, green],
        ],
        52,
      ) +
      brush([90, 720], [330, 590], { handle: terracotta, paint: marigold, girth: 20 })
    );
  },
  'kit-madhubani-fish-2': (c) => {
    const f = quarter(-26, 1.16, 400, 460, 42);
    return (
      table(c, 'tiles', paler(marigold, 0.5)) +
      windowLight(-180, -20, 420, 860, paper, 0.22) +
      kitLid(c, f, [350, 400, 96], indigo, fishPond, 0.74) +
      brush([560, 740], [730, 560], { handle: green, paint: terracotta })
    );
  },
  'kit-madhubani-fish-3': (c) =>
    table(c, 'linen', paler(terracotta, 0.45)) +
    hung(
      c,
      above(14, 2.1, 450, 540),
      fishPond,
      400,
      unpainted([
        [0, 400],
        [600, 330],
        [600, 760],
        [0, 760],
      ]),
    ) +
    brush([760, 760], [520, 470], { handle: indigo, paint: terracotta, girth: 36 }),
  'kit-madhubani-fish-4': (c) => {
    const f = above(6, 1.06);
    return (
      table(c, 'dhurrie', paler(leafLight, 0.5)) +
      tray(
        c,
        f,
        { w: 620, d: 520, h: 46, colour: indigo, floor: paler(kraft, 0.2) },
        (floor) =>
          hung(c, floor.at(-150, 0, 0, -2), fishPond, 250) +
          [terracotta, marigold, green, indigo, rose, palette.ink]
            .map((tone, index) =>
              pot(c, floor.at(70 + (index % 2) * 104, -170 + Math.floor(index / 2) * 100), {
                r: 42,
                h: 14,
                colour: paper,
                paint: tone,
              }),
            )
            .join('') +
          [0, 1, 2]
            .map((index) =>
              brush(
                floor.point(266, -190 + index * 24) as [number, number],
                floor.point(258, 190 - index * 26) as [number, number],
                { handle: [terracotta, green, marigold][index] ?? green, paint: palette.inkSoft, girth: 17 },
              ),
            )
            .slice(0, 1)
            .join('') +
          sheet(c, floor.at(120, 176, 0, 3), {
            w: 220,
            h: 110,
            edge: 3,
            art: stroke('M24 34H180M24 58H160M24 82H120', palette.inkSoft, 3),
          }),
      )
    );
  },
  'kit-madhubani-peacock-1': (c) => {
    const f = above(7, 1, 380, 400);
    return (
      table(c, 'planks', mix(wood, paper, 0.25)) +
      windowLight(-200, -20, 440, 860) +
      hung(c, f, peacock, 410) +
      paints(
        c,
        view({ x: 0, y: 0, pitch: 66 }),
        [
          [704, 250, indigo],
          [700, 390, leafLight],
          [712, 520, terracotta],
        ],
        50,
      ) +
      brush([690, 740], [470, 660], { handle: green, paint: indigo, girth: 20 }) +
      marigolds(c, [[84, 700, 46]])
    );
  },
  'kit-madhubani-peacock-2': (c) =>
    table(c, 'plain', paler(leafLight, 0.3)) +
    hung(
      c,
      above(-12, 2, 470, 420),
      peacock,
      400,
      unpainted([
        [330, 0],
        [600, 0],
        [600, 760],
        [420, 760],
      ]),
    ) +
    brush([120, 780], [420, 560], { handle: terracotta, paint: indigo, girth: 34 }),
  'kit-madhubani-peacock-3': (c) => {
    const f = view({ x: 370, y: 640, pitch: 16, turn: 14 });
    return (
      box(0, 0, 800, 800, { fill: paler(rose, 0.5) }) +
      windowLight(40, -20, 420, 580) +
      table(c, 'planks', wood, 800, 800, 560) +
      solid(f, [-170, -30, 0], [340, 60, 420], {
        colour: green,
        front:
          stroke(line(rectangle(14, 14, 312, 392)), paler(green, 0.5), 2.4, { dash: '9 6' }) +
          group(
            'translate(62 66) scale(.36)',
            box(-16, -16, 632, 792, { fill: paper, stroke: palette.ink, width: 4 }),
            peacock(c),
          ),
      }) +
      paints(
        c,
        view({ x: 0, y: 0, pitch: 24 }),
        [
          [600, 1640, terracotta],
          [690, 1720, indigo],
        ],
        44,
        50,
      )
    );
  },
  'kit-warli-dance-1': (c) => {
    const f = above(-6, 1, 420, 400);
    return (
      table(c, 'linen', paler(kraft, 0.35)) +
      leafShade(830, 90, 150, 1.3) +
      hung(c, f, villageDance, 430) +
      paints(
        c,
        view({ x: 0, y: 0, pitch: 70 }),
        [
          [94, 560, paper],
          [100, 690, terracotta],
        ],
        52,
      ) +
      brush([60, 440], [230, 280], { handle: darker(terracotta, 0.3), paint: paper, girth: 20 })
    );
  },
  'kit-warli-dance-2': (c) => {
    const f = quarter(28, 1.14, 400, 460, 42);
    return (
      table(c, 'plain', paler(leafLight, 0.45)) +
      windowLight(340, -20, 420, 860, paper, 0.2) +
      kitLid(c, f, [350, 400, 90], terracotta, villageDance, 0.78) +
      brush([90, 610], [240, 740], { handle: terracotta, paint: paper })
    );
  },
  'kit-warli-dance-3': (c) =>
    table(c, 'chequer', paler(marigold, 0.45)) +
    hung(c, above(10, 2.3, 400, 280), villageDance, 400) +
    brush([760, 790], [560, 560], { handle: darker(terracotta, 0.3), paint: paper, girth: 36 }),
  'kit-gond-deer-1': (c) => {
    const f = above(8, 1, 400, 410);
    return (
      table(c, 'plain', paler(green, 0.2)) +
      leafShade(-60, 760, -40, 1.4, 0.12) +
      hung(c, f, deer, 430) +
      brush([84, 330], [160, 100], { handle: marigold, paint: terracotta, girth: 20 }) +
      paints(
        c,
        view({ x: 0, y: 0, pitch: 70 }),
        [
          [716, 700, marigold],
          [90, 720, rose],
        ],
        50,
      )
    );
  },
  'kit-gond-deer-2': (c) =>
    table(c, 'linen', paler(rose, 0.4)) +
    hung(
      c,
      above(-8, 2, 300, 480),
      deer,
      400,
      unpainted([
        [0, 440],
        [600, 560],
        [600, 760],
        [0, 760],
      ]),
    ) +
    brush([120, 790], [330, 610], { handle: green, paint: indigo, girth: 34 }),
  'kit-kalamkari-tree-1': (c) => {
    const f = above(-5, 1, 400, 395);
    return (
      table(c, 'dhurrie', paler(terracotta, 0.4)) +
      hung(c, f, treeOfLife, 430, '', mix(palette.ground, palette.paperShade, 0.5)) +
      brush([690, 740], [620, 520], { handle: wood, paint: palette.ink, girth: 20 }) +
      paints(
        c,
        view({ x: 0, y: 0, pitch: 68 }),
        [
          [90, 160, indigo],
          [88, 700, terracotta],
          [716, 130, marigold],
        ],
        48,
      )
    );
  },
  'kit-kalamkari-tree-2': (c) => {
    const f = view({ x: 400, y: 420, pitch: 60, turn: 22, zoom: 1.15 });
    return (
      table(c, 'planks', mix(wood, paper, 0.4)) +
      windowLight(-160, -20, 440, 860, paper, 0.22) +
      hung(
        c,
        f,
        treeOfLife,
        380,
        unpainted([
          [0, 520],
          [600, 420],
          [600, 760],
          [0, 760],
        ]),
        mix(palette.ground, palette.paperShade, 0.5),
      ) +
      brush([690, 700], [470, 560], { handle: terracotta, paint: green, girth: 24 })
    );
  },
  'kit-kalamkari-tree-3': (c) => {
    const f = quarter(-30, 1.15, 400, 470, 40);
    return (
      table(c, 'plain', paler(indigo, 0.55)) +
      kitLid(c, f, [340, 400, 100], mix(terracotta, palette.ink, 0.2), treeOfLife, 0.74) +
      fallen(c, 540, 670, 180, 80, 5, [marigold, terracotta])
    );
  },
  'kit-puri-lotus-1': (c) => {
    const f = above(9, 1, 400, 400);
    return (
      table(c, 'tiles', paler(rose, 0.5)) +
      hung(c, f, lotusWheel, 430) +
      brush([70, 700], [220, 600], { handle: indigo, paint: terracotta, girth: 20 }) +
      group(moved(706, 716), lotus(90))
    );
  },
  'kit-puri-lotus-2': (c) =>
    table(c, 'plain', paler(green, 0.4)) +
    hung(c, above(-14, 2.3, 330, 420), lotusWheel, 400) +
    paints(
      c,
      view({ x: 0, y: 0, pitch: 70 }),
      [
        [700, 730, rose],
        [560, 772, marigold],
      ],
      64,
    ),
  'kit-elephant-children-1': (c) => {
    const f = above(-7, 1, 420, 400);
    return (
      table(c, 'chequer', paler(marigold, 0.4)) +
      hung(
        c,
        f,
        elephant,
        430,
        unpainted([
          [46, 46],
          [320, 46],
          [230, 714],
          [46, 714],
        ]),
      ) +
      brush([90, 770], [300, 590], { handle: rose, paint: indigo, girth: 30 }) +
      paints(
        c,
        view({ x: 0, y: 0, pitch: 68 }),
        [
          [92, 150, rose],
          [88, 290, paler(indigo, 0.28)],
          [92, 430, terracotta],
        ],
        52,
      )
    );
  },
  'kit-elephant-children-2': (c) => {
    const f = view({ x: 360, y: 640, pitch: 18, turn: -12 });
    return (
      box(0, 0, 800, 800, { fill: paler(leafLight, 0.5) }) +
      windowLight(60, -20, 420, 580) +
      table(c, 'planks', mix(wood, paper, 0.2), 800, 800, 560) +
      tent(f, 330, 400, paper, group('translate(22 12) scale(.476)', elephant(c)), 0.3) +
      paints(
        c,
        view({ x: 0, y: 0, pitch: 24 }),
        [
          [600, 1640, marigold],
          [690, 1730, rose],
        ],
        46,
        54,
      ) +
      brush([540, 760], [730, 740], { handle: terracotta, paint: indigo })
    );
  },
  'kit-surya-mini-1': (c) => {
    const f = above(0, 1, 400, 400);
    return (
      table(c, 'plain', paler(marigold, 0.3)) +
      leafShade(-50, 40, 34, 1.3) +
      hung(c, f.at(-10, -10, 0, -8), sun, 400) +
      marigolds(c, [
        [690, 640, 62],
        [620, 720, 40],
        [108, 110, 46],
      ]) +
      brush([80, 640], [210, 480], { handle: indigo, paint: terracotta, girth: 20 })
    );
  },
  'kit-surya-mini-2': (c) => {
    const f = quarter(24, 1.35, 400, 460, 42);
    return (
      table(c, 'linen', paler(indigo, 0.5)) +
      kitLid(c, f, [270, 320, 70], marigold, sun, 0.8) +
      paints(
        c,
        view({ x: 0, y: 0, pitch: 50 }),
        [
          [650, 850, terracotta],
          [560, 930, marigold],
        ],
        46,
        40,
      )
    );
  },
  'natural-colours-1': (c) => {
    const f = view({ x: 400, y: 420, pitch: 52 });
    const tones: [string, string][] = [
      [indigo, paper],
      [terracotta, paper],
      [marigold, paper],
      [green, paper],
      [rose, paper],
      [palette.ink, paper],
    ];
    return (
      table(c, 'planks', mix(wood, paper, 0.3)) +
      leafShade(820, 40, 140, 1.3) +
      tones
        .map(([tone], index) =>
          pot(c, f.at(-200 + (index % 3) * 200, -150 + Math.floor(index / 3) * 290), {
            r: 84,
            h: 96,
            colour: kraft,
            paint: tone,
            waist: 0.9,
          }),
        )
        .join('') +
      fallen(c, 500, 660, 240, 90, 6, [marigold, rose]) +
      group(moved(90, 700, -30), leaf(110, green)) +
      brush([240, 740], [520, 700], { handle: terracotta, paint: indigo, girth: 22 })
    );
  },
  'natural-colours-2': (c) => {
    const swatch = (x: number, y: number, tone: string) =>
      shape(`M${x} ${y}q40 -16 84 -2t86 -4q6 44 -4 84q-44 14 -86 2t-82 6q-8 -44 2 -86z`, { fill: tone, opacity: 0.9 }) +
      stroke(`M${x + 14} ${y + 20}q60 -10 130 -2M${x + 12} ${y + 46}q70 -8 136 0`, paler(tone, 0.35), 3);
    return (
      table(c, 'plain', paler(indigo, 0.45)) +
      sheet(c, above(-6, 1.05, 400, 400), {
        w: 580,
        h: 560,
        edge: 4.5,
        stuff: stuff.rag,
        art: [
          indigo,
          terracotta,
          marigold,
          green,
          rose,
          palette.ink,
          leafLight,
          paler(indigo, 0.4),
          mix(marigold, terracotta, 0.5),
        ]
          .map((tone, index) => swatch(24 + (index % 3) * 184, 36 + Math.floor(index / 3) * 176, tone))
          .join(''),
      }) +
      brush([720, 760], [560, 560], { handle: terracotta, paint: green, girth: 26 })
    );
  },
  'chitrayan-classroom-1': (c) => {
    const f = above(0, 1, 400, 410);
    return (
      table(c, 'dhurrie', paler(marigold, 0.4)) +
      [0, 1, 2]
        .map((index) =>
          hung(
            c,
            f.at(-190 + index * 190, -30 + (index === 1 ? 30 : 0), 0, -14 + index * 14),
            [harvest, elephant, harvest][index] ?? harvest,
            250,
            index === 2
              ? unpainted([
                  [0, 330],
                  [600, 430],
                  [600, 760],
                  [0, 760],
                ])
              : '',
          ),
        )
        .join('') +
      paints(
        c,
        view({ x: 0, y: 0, pitch: 62 }),
        [
          [150, 780, terracotta],
          [280, 800, marigold],
          [410, 790, indigo],
          [540, 802, green],
          [666, 780, rose],
        ],
        50,
        40,
      )
    );
  },
  'chitrayan-classroom-2': (c) => {
    const f = quarter(-30, 1.05, 390, 520, 34);
    return (
      table(c, 'plain', paler(terracotta, 0.45)) +
      [0, 1, 2, 3]
        .map((index) =>
          giftBox(c, f.at(0, 0, 0, index % 2 ? 3 : -3), {
            w: 330,
            d: 300,
            h: 84,
            z: index * 82,
            colour: kraft,
            lid: [indigo, terracotta, marigold, green][index] ?? indigo,
            ...(index === 3 ? { top: group('translate(165 150)', stampMark(0, 0, 84, paper)) } : {}),
          }),
        )
        .join('') +
      brush([600, 740], [740, 560], { handle: green, paint: rose })
    );
  },
  'painted-bird-cards-1': (c) => {
    const f = above(-8, 1.02, 400, 400);
    const card = (scale: number, paint: (c: Canvas) => Mark) => group(`scale(${scale})`, paint(c));
    return (
      table(c, 'linen', paler(leafLight, 0.35)) +
      sheet(c, f.at(-150, -60, 0, -8), { w: 280, h: 350, edge: 0, art: group('translate(14 12)', card(0.42, birds)) }) +
      sheet(c, f.at(140, -100, 0, 7), {
        w: 260,
        h: 320,
        edge: 0,
        colour: paler(indigo, 0.75),
        art: group('translate(130 160) rotate(-24) scale(.62)', fish(c, terracotta, green, marigold)),
      }) +
      envelope(c, f.at(60, 190, 0, 4), { w: 330, h: 220, colour: paler(marigold, 0.4), lining: indigo, open: true }) +
      brush([80, 740], [270, 640], { handle: terracotta, paint: green, girth: 20 })
    );
  },
  'painted-bird-cards-2': (c) => {
    const f = view({ x: 400, y: 620, pitch: 18 });
    return (
      box(0, 0, 800, 800, { fill: paler(marigold, 0.5) }) +
      windowLight(40, -20, 420, 580) +
      table(c, 'planks', wood, 800, 800, 550) +
      tent(f.at(-140, -30, 0, 10), 300, 380, paper, group('translate(15 8) scale(.45 .48)', birds(c)), 0.28) +
      tent(
        f.at(200, 20, 0, -12),
        220,
        270,
        paler(indigo, 0.7),
        group('translate(110 130) rotate(-20) scale(.52)', fish(c, marigold, indigo, rose)),
        0.28,
      ) +
      pile(c, view({ x: 620, y: 730, pitch: 24, zoom: 0.5 }), {
        w: 330,
        h: 220,
        sheets: 5,
        rise: 9,
        edge: 0,
        colour: paler(rose, 0.3),
      })
    );
  },
};
