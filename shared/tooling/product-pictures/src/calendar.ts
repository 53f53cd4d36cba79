import { canvas, disc, group, moved, shape, stroke, svgDocument } from '../../illustration/src/canvas.ts';
import type { Canvas, Mark } from '../../illustration/src/canvas.ts';
import { curve } from '../../illustration/src/geometry.ts';
import type { Point } from '../../illustration/src/geometry.ts';
import type { Random } from '../../illustration/src/random.ts';

const YEAR = 2027;
const INK = '#2c221b';
const SUNDAY = '#8f2210';
const LEAF = '#b9c48f';
/** Tenths of a millimetre. */
const PAGE = { w: 2100, h: 1630 };

interface Ring {
  count: number;
  length: number;
  width: number;
  form: readonly [number, number, number, number];
  frill?: number;
}

interface Flower {
  name: string;
  tint: string;
  rings: readonly Ring[];
  stamens: number;
  hanging?: boolean;
}

const POINTED = [0.25, 0.95, 0.7, 0.04] as const;
const ROUND = [0.2, 0.75, 1, 0.5] as const;
const CLAWED = [0.07, 0.62, 1, 0.3] as const;
const florets = [18, 20, 18, 15, 11, 7].map((count, ring) => ({
  count,
  length: [268, 216, 166, 118, 76, 40][ring] ?? 0,
  width: 46 - ring * 4,
  form: ROUND,
  frill: 9,
}));

/** Flowers that bloom in Delhi, one per month. */
const FLOWERS: readonly Flower[] = [
  { name: 'Genda · Marigold', tint: '#eeb967', rings: florets, stamens: 0 },
  {
    name: 'Semal · Silk cotton',
    tint: '#dd8468',
    rings: [{ count: 5, length: 285, width: 84, form: POINTED }],
    stamens: 70,
  },
  {
    name: 'Bougainvillea',
    tint: '#dd93ad',
    rings: [{ count: 3, length: 270, width: 140, form: POINTED }],
    stamens: 3,
  },
  {
    name: 'Kachnar · Orchid tree',
    tint: '#cfa9cf',
    rings: [{ count: 5, length: 280, width: 84, form: CLAWED, frill: 7 }],
    stamens: 7,
  },
  {
    name: 'Amaltas · Golden shower',
    tint: '#efd36c',
    rings: [{ count: 5, length: 92, width: 36, form: ROUND }],
    stamens: 9,
    hanging: true,
  },
  {
    name: 'Champa · Frangipani',
    tint: '#f4e3b4',
    rings: [{ count: 5, length: 270, width: 108, form: ROUND }],
    stamens: 0,
  },
];

function petal(random: Random, { length, width, form, frill = 3 }: Ring, tint: string): Mark {
  const half = (share: number) => {
    const [base, middle, shoulder, tip] = form;
    const at = share * 3;
    const [from, to] = at < 1 ? [base, middle] : at < 2 ? [middle, shoulder] : [shoulder, tip];
    const eased = (1 - Math.cos(Math.PI * (at % 1 || (share ? 1 : 0)))) / 2;
    return width * (from + (to - from) * eased);
  };
  const side = (sign: number): Point[] =>
    [0, 0.15, 0.33, 0.5, 0.66, 0.8, 0.91, 0.985].map((share) => [
      sign * half(share) + random.spread(frill * share),
      -length * share + random.spread(frill * share),
    ]);
  const outline = curve([...side(-1), [random.spread(frill), -length * 1.02], ...side(1).reverse()]);
  const lines = Math.max(3, Math.round(width / 6));
  const hatching = Array.from({ length: lines * 2 + 1 }, (_, index) => {
    const across = (index - lines) / (lines + 0.6);
    const reach = (index % 2 ? 0.42 : 0.84) * random.between(0.8, 1.05) * (1 - 0.3 * Math.abs(across));
    const points = [0.04, 0.3, 0.6, 1].map((share): Point => [across * half(share * reach), -length * share * reach]);
    return stroke(curve(points, false), INK, 1.7);
  });
  const shade = Array.from({ length: Math.round(length / 15) }, (_, index) => {
    const share = 0.12 + (index * 12) / length;
    const x = half(Math.min(share, 0.95));
    const from: Point = [x * 0.97, -length * share];
    return share > 0.92
      ? ''
      : stroke(curve([from, [x * random.between(0.55, 0.75), -length * share + 9]], false), INK, 1.5);
  });
  return shape(outline, { fill: tint, stroke: INK, width: 3.4 }) + hatching.join('') + shade.join('');
}

function bloom(random: Random, { rings, tint, stamens }: Flower): Mark {
  const petals = rings.flatMap((ring, layer) =>
    Array.from({ length: ring.count }, (_, index) => {
      const turn = (360 / ring.count) * (index + layer * 0.5) + random.spread(60 / ring.count);
      return group(
        moved(0, 0, turn),
        petal(random, { ...ring, length: ring.length * random.between(0.94, 1.05) }, tint),
      );
    }),
  );
  const size = rings[0]?.length ?? 0;
  const threads = Array.from({ length: stamens }, () => {
    const [angle, reach] = [random.between(0, 2 * Math.PI), size * random.between(0.14, 0.4)];
    const tip: Point = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return (
      stroke(curve([[0, 0], [tip[0] * 0.5 + random.spread(8), tip[1] * 0.5], tip], false), INK, 2) +
      disc(...tip, 5, { fill: INK })
    );
  });
  return petals.join('') + threads.join('');
}

function leaf(random: Random, length: number): Mark {
  const blade = petal(random, { count: 1, length, width: length * 0.24, form: POINTED, frill: 2 }, LEAF);
  const veins = [0.2, 0.34, 0.48, 0.62, 0.76].flatMap((share) =>
    [-1, 1].map((side) =>
      stroke(
        curve(
          [
            [0, -length * share],
            [side * length * 0.13 * (1.1 - share), -length * (share + 0.09)],
          ],
          false,
        ),
        INK,
        2.2,
      ),
    ),
  );
  return blade + veins.join('') + stroke(`M0 0V${-length * 0.95}`, INK, 3);
}

function plant({ random }: Canvas, flower: Flower): Mark {
  const stalk: Point[] = [
    [400, 1240],
    [372, 980],
    [404, 720],
    [390, flower.hanging ? 150 : 430],
  ];
  const leaves = [
    [376, 1010, 62, 300],
    [384, 930, -58, 330],
    [400, 800, 70, 230],
    [398, 760, -74, 200],
  ].map(([x = 0, y = 0, turn = 0, length = 0]) =>
    group(moved(x, y, (flower.hanging ? 180 - turn * 0.8 : turn) + random.spread(9)), leaf(random, length)),
  );
  const stem = stroke(curve(stalk, false), INK, 15) + stroke(curve(stalk, false), LEAF, 8);
  if (!flower.hanging) {
    const bud = group(
      moved(560, 640, 24, 0.42),
      petal(random, { count: 1, length: 260, width: 92, form: POINTED }, flower.tint),
    );
    const shoot: Point[] = [
      [398, 800],
      [470, 740],
      [562, 642],
    ];
    return (
      stem + stroke(curve(shoot, false), INK, 9) + leaves.join('') + bud + group(moved(392, 400), bloom(random, flower))
    );
  }
  const small = Array.from({ length: 24 }, (_, index) => {
    const y = 240 + index * 40;
    const x = 392 + random.spread(215 - index * 10);
    const hung = stroke(
      curve(
        [
          [392, y - 50],
          [(392 + x) / 2, y - 30],
          [x, y],
        ],
        false,
      ),
      INK,
      4,
    );
    return hung + group(moved(x, y, random.between(0, 72), 1 - index * 0.019), bloom(random, flower));
  });
  return stem + group('translate(0 -700)', leaves.slice(0, 2).join('')) + small.join('');
}

const printed = (colour: string) => ` fill="${colour}" stroke="${colour}"`;

function dates(month: number): Mark {
  const first = new Date(Date.UTC(YEAR, month, 1)).getUTCDay();
  const days = new Date(Date.UTC(YEAR, month + 1, 0)).getUTCDate();
  const at = (column: number, row: number, text: string | number, red: boolean) =>
    `<text x="${1010 + column * 152}" y="${640 + row * 140}"${printed(red ? SUNDAY : INK)}>${text}</text>`;
  const names = ['S', 'M', 'T', 'W', 'T', 'F', 'S'].map((name, column) => at(column, 0, name, column === 0));
  const numbers = Array.from({ length: days }, (_, index) => {
    const cell = first + index;
    return at(cell % 7, Math.floor(cell / 7) + 1, index + 1, cell % 7 === 0);
  });
  return names.join('') + numbers.join('');
}

export function calendarSheets(): Map<string, string> {
  return new Map(
    FLOWERS.map((flower, month) => {
      const title = new Date(Date.UTC(YEAR, month, 1)).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' });
      const name = `calendar-${title.toLowerCase()}`;
      const c = canvas(name);
      const lettering = `<g font-family="C059, Liberation Serif, serif" font-size="68" stroke-width="2">
        <text x="960" y="390" font-size="190"${printed(INK)}>${title}</text>
        <text x="1960" y="240" font-size="72"${printed(SUNDAY)} text-anchor="end" letter-spacing="8">${YEAR}</text>
        <text x="500" y="1540" font-size="54" font-style="italic"${printed(INK)} text-anchor="middle">${flower.name}</text>
        <g text-anchor="middle">${dates(month)}</g></g>`;
      const rule = stroke('M960 470H1960', INK, 3);
      return [name, svgDocument(c, PAGE.w, PAGE.h, lettering, rule, group(moved(110, 170), plant(c, flower)))] as const;
    }),
  );
}
