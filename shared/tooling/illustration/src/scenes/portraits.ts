import type { Canvas, Mark } from '../canvas.ts';
import { clipped, disc, group, oval, shape, stroke } from '../canvas.ts';
import { curve, deckled, ellipse, line } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import type { Colour } from '../palette.ts';
import { darker, mix, paler, palette } from '../palette.ts';
import type { Scenes } from './scene.ts';

type Hair = 'bun' | 'braid' | 'cropped' | 'curls' | 'turban' | 'veil' | 'bob';

interface Portrait {
  field: Colour;
  cloth: Colour;
  depth: number;
  hair: Hair;
  hairColour?: Colour;
  glasses?: true;
  beard?: Colour;
  earring?: true;
}

const HEAD: readonly Point[] = [
  ...([
    [86, 214],
    [93, 172],
    [84, 148],
    [75, 112],
    [84, 76],
    [116, 55],
    [148, 63],
    [161, 88],
    [163, 102],
  ] as const),
  ...([
    [176, 121],
    [173, 129],
    [167, 133],
    [170, 139],
    [167, 143.5],
    [169, 149],
    [164, 156],
    [165, 167],
  ] as const),
  ...([
    [156, 178],
    [141, 179],
    [134, 190],
    [142, 214],
  ] as const),
];
const CLOTH = 'M22 250C30 208 62 194 90 190C104 202 126 204 138 192C172 196 208 210 216 250z';

const sheet = (data: string, fill: Colour): Mark =>
  shape(data, { fill: palette.ink, opacity: 0.2, transform: 'translate(2.5 3.5)' }) + shape(data, { fill });

const CAP =
  'M163 92C150 96 140 90 134 98C128 106 132 118 124 126C118 134 108 128 106 140C104 150 96 152 88 152C72 136 66 110 78 80C92 50 130 44 152 62C160 68 164 80 163 92z';

const hairs: Record<Hair, (colour: Colour) => Mark> = {
  cropped: (colour) => sheet(CAP, colour),
  bun: (colour) =>
    sheet(curve(ellipse(68, 130, 21, 23, 10)), colour) +
    stroke('M54 124C62 116 76 118 82 128M52 134C62 128 74 132 80 142', paler(colour, 0.35), 2) +
    sheet(CAP, colour) +
    stroke('M84 96C98 72 126 64 150 78M82 112C94 90 116 82 132 88', paler(colour, 0.3), 2),
  braid: (colour) =>
    sheet(
      'M76 132C60 150 66 166 58 184C52 200 58 220 50 238L76 240C82 222 76 206 84 190C90 176 94 160 92 146z',
      colour,
    ) +
    stroke('M64 158L88 164M62 176L86 182M56 196L80 200M54 216L78 220', paler(colour, 0.35), 2.2) +
    sheet(CAP, colour),
  curls: (colour) =>
    sheet(
      curve(
        (
          [
            [160, 90],
            [150, 74],
            [158, 62],
            [140, 54],
            [130, 40],
            [114, 48],
            [96, 42],
            [88, 58],
            [70, 64],
          ] as Point[]
        ).concat([
          [72, 84],
          [58, 98],
          [70, 112],
          [64, 130],
          [82, 136],
          [86, 152],
          [102, 144],
          [110, 130],
          [126, 124],
          [130, 104],
          [142, 94],
        ]),
        true,
        1.5,
      ),
      colour,
    ),
  bob: (colour) =>
    sheet(
      'M163 92C150 88 138 82 130 92C122 110 128 130 120 150C112 172 92 176 74 166C62 140 60 104 76 78C92 48 134 42 154 62C162 70 164 82 163 92z',
      colour,
    ) + stroke('M80 100C92 74 118 66 140 74M78 126C84 104 98 90 116 88', paler(colour, 0.3), 2),
  turban: (colour) =>
    sheet('M168 94C140 104 108 118 84 128C64 118 58 88 72 66C86 36 138 30 158 54C168 66 172 82 168 94z', colour) +
    stroke(
      'M70 104C92 70 130 52 162 66M76 120C98 90 134 74 168 82M68 82C84 56 116 42 148 48',
      darker(colour, 0.35),
      2.4,
    ) +
    sheet('M80 122C64 134 60 152 66 166C78 164 90 150 94 134z', darker(colour, 0.12)),
  veil: (colour) =>
    sheet(
      'M150 60C116 34 72 54 64 104C58 146 52 190 30 236L104 244C112 222 116 200 110 182C100 164 106 146 116 128C122 112 132 96 154 88C162 82 160 68 150 60z',
      colour,
    ) +
    stroke('M146 70C116 56 88 74 82 112C78 150 74 192 58 234', darker(colour, 0.3), 2, { dash: '1 7' }) +
    stroke('M154 88C132 96 122 112 116 128C106 146 100 164 110 182', palette.marigold, 4),
};

function bust(c: Canvas, { cloth, depth, hair, hairColour = palette.ink, glasses, beard, earring }: Portrait): Mark {
  const skin = mix(mix(palette.terracotta, palette.marigold, 0.3), palette.ink, depth);
  return [
    sheet(curve(HEAD), skin),
    beard
      ? sheet(
          'M116 138C120 152 132 157 146 154C154 152 160 153 166 156C168 172 158 190 140 190C122 186 111 160 112 142z',
          beard,
        )
      : '',
    sheet(CLOTH, cloth),
    stroke('M90 190C104 204 126 206 138 192', paler(cloth, 0.55), 3),
    shape(line(deckled(ellipse(120, 232, 96, 12, 18), c.random, 0.8)), { fill: paler(cloth, 0.25), opacity: 0.5 }),
    hairs[hair](hairColour),
    hair === 'veil' || hair === 'turban' ? '' : oval(118, 134, 7, 11, { fill: darker(skin, 0.12) }),
    earring ? disc(117, 150, 4.4, { fill: palette.marigold }) : '',
    glasses
      ? disc(153, 106, 12, { stroke: palette.paper, width: 2.6 }) + stroke('M141 104L118 116', palette.paper, 2.6)
      : '',
  ].join('');
}

function portrait(c: Canvas, person: Portrait): Mark {
  const round = curve(ellipse(120, 120, 102, 102, 16));
  return [
    shape(line(deckled(ellipse(120, 120, 116, 116, 40), c.random, 1.6, 7)), { fill: palette.paper }),
    shape(round, { fill: person.field }),
    clipped(c, round, group('translate(0 8)', bust(c, person))),
  ].join('');
}

const sand = mix(palette.paperShade, palette.marigold, 0.25);
const sky = mix(palette.indigo, palette.paper, 0.72);
const moss = mix(palette.leafLight, palette.paper, 0.5);
const blush = mix(palette.rose, palette.paper, 0.55);

const people: Record<string, Portrait> = {
  'portrait-illustrator': { field: sky, cloth: palette.marigold, depth: 0.35, hair: 'curls', glasses: true },
  'portrait-office-manager': { field: sand, cloth: palette.indigo, depth: 0.45, hair: 'cropped' },
  'portrait-school-teacher': {
    field: moss,
    cloth: palette.terracotta,
    depth: 0.4,
    hair: 'bun',
    earring: true,
    glasses: true,
  },
  'portrait-papermaker': {
    field: blush,
    cloth: palette.leaf,
    depth: 0.55,
    hair: 'veil',
    hairColour: palette.leafLight,
  },
  'portrait-bride': { field: sand, cloth: palette.terracotta, depth: 0.3, hair: 'veil', hairColour: palette.rose },
  'portrait-procurement-lead': { field: moss, cloth: palette.indigo, depth: 0.4, hair: 'bob', earring: true },
  'portrait-temple-volunteer': {
    field: sand,
    cloth: palette.paperShade,
    depth: 0.5,
    hair: 'turban',
    hairColour: palette.marigold,
    beard: paler(palette.inkSoft, 0.35),
  },
  'portrait-conservator': {
    field: blush,
    cloth: palette.leaf,
    depth: 0.3,
    hair: 'bun',
    hairColour: palette.inkSoft,
    glasses: true,
  },
  'portrait-sheet-lifter': {
    field: sky,
    cloth: palette.terracotta,
    depth: 0.55,
    hair: 'turban',
    hairColour: palette.rose,
  },
  'portrait-science-teacher': {
    field: sand,
    cloth: palette.leaf,
    depth: 0.45,
    hair: 'cropped',
    beard: palette.ink,
    glasses: true,
  },
  'portrait-programme-manager': { field: sky, cloth: palette.rose, depth: 0.4, hair: 'braid', earring: true },
};

export const portraits: Scenes = Object.fromEntries(
  Object.entries(people).map(([name, person]) => [name, (c: Canvas) => portrait(c, person)]),
);
