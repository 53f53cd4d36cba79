import type { DesignCode } from '../design.ts';
import {
  around,
  bead,
  circle,
  fan,
  filled,
  filledAndStroked,
  petal,
  type Point,
  rectangle,
  repeated,
  stroked,
  transformed,
  withMirrorImage,
} from '../ornament.ts';
import type { Shape } from '../sheet-side.ts';
import { suiteDesign } from '../suites/suite-design.ts';
import { SUITE_HEIGHT as HEIGHT, SUITE_WIDTH as WIDTH, type Tone } from '../suites/suite-family.ts';
import { mix } from '../theme-colors.ts';

const MIDDLE = WIDTH / 2;
const MARBLE = '#faf6ee';
const LAPIS = '#2b4a8c';
const CORAL = '#cf5540';
const ROSE = '#e69a86';
const JADE = '#3f7d63';
const PALE_JADE = '#8fb89c';
const GOLD = '#b78a36';

interface Stones {
  stem: string;
  leaf: string;
  flower: string;
  heart: string;
  bud: string;
}

const STONES: Stones = { stem: JADE, leaf: PALE_JADE, flower: CORAL, heart: GOLD, bud: LAPIS };

/** Draws a flowering plant, 60 mm tall at scale 1, in the style of the inlays of the Taj Mahal. */
function plant(x: number, y: number, scale: number, { stem, leaf, flower, heart, bud }: Stones): Shape[] {
  const both = (d: string) => transformed(withMirrorImage(d, 0), { x, y, scale });
  const one = (d: string) => transformed(d, { x, y, scale });
  const stems = [
    'M0 0C0.5 -18 -0.5 -30 0 -46',
    'M0 -4C8 -10 17 -14 16 -26C15.6 -31 11 -32 10 -28',
    'M0 -16C6 -22 13 -26 12.5 -38C12.2 -42.5 8.5 -43 8 -39.5',
    'M0 -2C10 -3 21 -6 24 -15C25.4 -19.5 22 -22 19.6 -19',
  ];
  const leaves = [
    { x: 1, y: -3, degrees: 62 },
    { x: 8, y: -10.4, degrees: 96, scale: 0.8 },
    { x: 14.6, y: -17, degrees: -12, scale: 0.7 },
    { x: 4, y: -20.6, degrees: 82, scale: 0.75 },
    { x: 11, y: -30, degrees: -18, scale: 0.6 },
    { x: 13, y: -4.4, degrees: 128, scale: 0.7 },
    { x: 0.2, y: -32, degrees: 48, scale: 0.66 },
  ];
  const lily = (length: number) =>
    fan(0, 0, [-84, 84, -54, 54, -26, 26, 0]).map((place) => transformed(petal(length, length * 0.44, 0.55), place));
  const [low, high, mid, inner, ...upper] = [...lily(13)];
  const tulip = `${petal(7.4, 3.8, 0.5)}${transformed(petal(6.6, 3, 0.5), { x: -0.3, y: 0, degrees: -28 })}${transformed(petal(6.6, 3, 0.5), { x: 0.3, y: 0, degrees: 28 })}`;
  const place = (d: string, at: { x: number; y: number; degrees: number; scale: number }) => transformed(d, at);
  const five = repeated(petal(4.4, 3.9, 0.72), around(0, 0, 0.3, 5));
  return [
    stroked(both(stems.join('')), stem, 0.75 * scale),
    filledAndStroked(both(repeated(petal(9.4, 3.6, 0.45), leaves)), leaf, stem, 0.3 * scale),
    filledAndStroked(
      one(transformed([low, high].join(''), { x: 0, y: -45, scale: 1 })),
      mix(flower, heart, 0.5),
      heart,
      0.25 * scale,
    ),
    filledAndStroked(
      one(transformed([mid, inner].join(''), { x: 0, y: -45 })),
      mix(flower, '#ffffff', 0.35),
      heart,
      0.25 * scale,
    ),
    filledAndStroked(one(transformed(upper.join(''), { x: 0, y: -45 })), flower, heart, 0.25 * scale),
    filled(one(repeated(bead(0, -3.4, 0.5), fan(0, -45, [-40, -20, 0, 20, 40]))), heart),
    filledAndStroked(
      both(
        place(five, { x: 10, y: -28, degrees: 10, scale: 1 }) +
          place(five, { x: 19.6, y: -19, degrees: 40, scale: 0.86 }),
      ),
      flower,
      heart,
      0.25 * scale,
    ),
    filled(both(bead(10, -28, 1.1) + bead(19.6, -19, 1)), heart),
    filledAndStroked(
      both(
        place(tulip, { x: 8, y: -39.5, degrees: -28, scale: 0.9 }) +
          place(tulip, { x: 24, y: -15, degrees: 62, scale: 0.7 }) +
          place(tulip, { x: 16, y: -25, degrees: 40, scale: 0.7 }),
      ),
      bud,
      heart,
      0.22 * scale,
    ),
  ];
}

function archOutline(inset: number, sill: number): string {
  const left = 15 + inset;
  const half: Point[] = [
    [left, 70],
    [left + 4.6, 58],
    [left + 13, 47.6],
    [left + 24, 39],
    [left + 36 - inset * 0.6, 31.5 + inset * 0.3],
  ];
  const tip: Point = [MIDDLE, 17 + inset * 1.4];
  const mirrored = half.toReversed().map(([x, y]): Point => [WIDTH - x, y]);
  return `M${left} ${sill}L${left} 70${foils(half)}Q${MIDDLE - 4.6} ${tip[1] + 9.6} ${tip[0]} ${tip[1]}Q${MIDDLE + 4.6} ${tip[1] + 9.6} ${mirrored[0]?.join(' ') ?? ''}${foils(mirrored)}L${WIDTH - left} ${sill}`;
}

function foils(cusps: readonly Point[]): string {
  return cusps
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = cusps[index] ?? [x, y];
      const [dx, dy] = [x - fromX, y - fromY];
      return `Q${(fromX + x) / 2 + dy * 0.56} ${(fromY + y) / 2 - dx * 0.56} ${x} ${y}`;
    })
    .join('');
}

function spandrels({ stem, leaf, flower, heart, bud }: Stones): Shape[] {
  const both = (d: string) => withMirrorImage(d, MIDDLE);
  const five = repeated(petal(4.6, 4.1, 0.72), around(0, 0, 0.3, 5));
  const leaves = [
    { x: 16, y: 25, degrees: 200 },
    { x: 21, y: 18.4, degrees: -40 },
    { x: 30, y: 19.4, degrees: 150 },
    { x: 37.4, y: 16, degrees: 30 },
    { x: 14.4, y: 34, degrees: 20 },
    { x: 13, y: 46, degrees: 150 },
    { x: 44, y: 20, degrees: 140 },
  ].map((place) => ({ ...place, scale: 0.72 }));
  return [
    stroked(
      both(
        'M12.6 56C11 42 14 27 24 19C34 11.6 46 17 52 14M24 19C20 21 18 26 21 29C24 31 28 28 26.4 25M38 15.4C38 20 41 24 45 23',
      ),
      stem,
      0.6,
    ),
    filledAndStroked(both(repeated(petal(9, 3.4, 0.45), leaves)), leaf, stem, 0.25),
    filledAndStroked(
      both(
        transformed(five, { x: 25.6, y: 26.4, scale: 1.15 }) +
          transformed(five, { x: 13.2, y: 40, scale: 0.8 }) +
          transformed(five, { x: 45, y: 23, scale: 0.75 }),
      ),
      flower,
      heart,
      0.25,
    ),
    filled(both(bead(25.6, 26.4, 1.2) + bead(13.2, 40, 0.9) + bead(45, 23, 0.8)), heart),
    filledAndStroked(
      both(
        transformed(petal(6.4, 3.6), { x: 52, y: 14, degrees: 74 }) +
          transformed(petal(6, 3.4), { x: 12.6, y: 56, degrees: 184 }) +
          transformed(petal(5.4, 3), { x: 16, y: 15, degrees: -45 }),
      ),
      bud,
      heart,
      0.22,
    ),
  ];
}

function frame(inset: number, tone: Tone, { flower, bud, heart }: Stones): Shape[] {
  const [left, top, right, bottom] = [inset, inset, WIDTH - inset, HEIGHT - inset];
  const line = (by: number) => rectangle(left + by, top + by, right - left - 2 * by, bottom - top - 2 * by);
  const columns = [left + 2.6, right - 2.6].flatMap((x) =>
    Array.from({ length: 23 }, (_, row) => ({ x, y: top + 8 + (row * (bottom - top - 16)) / 22 })),
  );
  const rows = [top + 2.6, bottom - 2.6].flatMap((y) =>
    Array.from({ length: 15 }, (_, column) => ({ x: left + 8 + (column * (right - left - 16)) / 14, y })),
  );
  const places = [...columns, ...rows];
  const four = repeated(petal(1.7, 1.3, 0.6), around(0, 0, 0.1, 4));
  return [
    stroked(line(0) + line(5.2), tone.accent, 0.4),
    filled(
      repeated(
        four,
        places.filter((_, index) => index % 2 === 0),
      ),
      flower,
    ),
    filled(
      repeated(
        'M0 -1.5L1 0L0 1.5L-1 0Z',
        places.filter((_, index) => index % 2 === 1),
      ),
      bud,
    ),
    filled(
      repeated(
        repeated(petal(2.4, 1.8, 0.6), around(0, 0, 0.1, 8)),
        [left + 2.6, right - 2.6].flatMap((x) => [top + 2.6, bottom - 2.6].map((y) => ({ x, y }))),
      ),
      heart,
    ),
  ];
}

const onColour = ({ background, accent }: Tone): Stones => ({
  stem: mix(accent, background, 0.2),
  leaf: mix(accent, background, 0.6),
  flower: mix(background, '#fffaf0', 0.86),
  heart: accent,
  bud: mix(mix(background, '#fffaf0', 0.86), accent, 0.5),
});

function medallion(y: number, tone: Tone): Shape[] {
  const lobes = (radius: number, width: number) => {
    const points = around(MIDDLE, y, radius, 16).map(({ x, y: py }): Point => [x, py]);
    const curves = points.map(([x, py], index) => {
      const next = points[(index + 1) % points.length] ?? [x, py];
      const middle = around(MIDDLE, y, radius + width, 32)[index * 2 + 1] ?? { x, y: py };
      return `${index ? 'L' : 'M'}${x} ${py}Q${middle.x} ${middle.y} ${next[0]} ${next[1]}`;
    });
    return `${curves.join('')}Z`;
  };
  const spokes = around(MIDDLE, y, 43.5, 16, 11.25);
  return [
    filledAndStroked(lobes(50, 9), mix(MARBLE, GOLD, 0.14), GOLD, 0.4),
    stroked(lobes(48, 8.4), GOLD, 0.25),
    filledAndStroked(repeated(petal(6.8, 4.4, 0.6), spokes), CORAL, GOLD, 0.22),
    filledAndStroked(repeated(petal(4.6, 2.6, 0.6), around(MIDDLE, y, 45, 16)), LAPIS, GOLD, 0.2),
    filled(
      repeated(
        petal(3.4, 1.4),
        spokes.flatMap((place) =>
          [-58, 58].map((turn) => ({ ...place, degrees: place.degrees ? place.degrees + turn : turn })),
        ),
      ),
      JADE,
    ),
    filledAndStroked(circle(MIDDLE, y, 41.4), tone.background, GOLD, 0.5),
    stroked(circle(MIDDLE, y, 40), GOLD, 0.2),
  ];
}

const MARBLE_TONE: Tone = { background: MARBLE, text: '#2a2f45', accent: '#9a6d1c' };

export const design: DesignCode = suiteDesign({
  fonts: { title: 'gotu', text: 'tiro', small: 'tiro-italic' },
  nameSize: 16,
  tone: MARBLE_TONE,
  functions: {
    haldi: { background: '#e9b949', text: '#4a2a07', accent: '#7a3d06' },
    mehndi: { background: '#2f5f4c', text: '#f8efdc', accent: '#e8c06c' },
    sangeet: { background: '#7d2f4f', text: '#fbeee3', accent: '#f0c479' },
    pheras: { background: '#a63f2c', text: '#fdf1e2', accent: '#f7cf8a' },
    reception: { background: '#22386e', text: '#f6f1e6', accent: '#e6bf6d' },
  },
  ornament: {
    invitation: (tone) => [
      filled(rectangle(-3, -3, WIDTH + 6, HEIGHT + 6), mix(MARBLE, ROSE, 0.2)),
      ...frame(5, tone, STONES),
      filledAndStroked(`${archOutline(0, 166)}Z`, MARBLE, GOLD, 0.6),
      stroked(archOutline(1.8, 166), GOLD, 0.25),
      ...spandrels(STONES),
      ...plant(29, 165.5, 0.42, STONES),
      ...plant(WIDTH - 29, 165.5, 0.42, STONES),
    ],
    'save-the-date': (tone) => [...frame(5, tone, STONES), ...medallion(71, tone)],
    function: (tone) => [
      stroked(rectangle(6, 6, WIDTH - 12, HEIGHT - 12), tone.accent, 0.35),
      stroked(rectangle(7.6, 7.6, WIDTH - 15.2, HEIGHT - 15.2), tone.accent, 0.2),
      ...plant(MIDDLE, 170, 1.12, tone === MARBLE_TONE ? STONES : onColour(tone)),
    ],
    menu: (tone) => [
      ...frame(5, tone, STONES),
      stroked(`${archOutline(2, 164)}Z`, GOLD, 0.4),
      stroked(`${archOutline(3.6, 162.4)}Z`, GOLD, 0.2),
    ],
    'thank-you': (tone) => [...frame(5, tone, STONES), ...plant(MIDDLE, 166, 1.3, STONES)],
  },
  boxes: {
    invitation: { x: 25, y: 47, width: 77, height: 92 },
    date: { x: 33, y: 43, width: 61, height: 56 },
    'save-the-date': { x: 20, y: 131, width: 87, height: 34 },
    function: { x: 18, y: 16, width: 91, height: 86 },
    menu: { x: 25, y: 48, width: 77, height: 112 },
    'thank-you': { x: 20, y: 18, width: 87, height: 70 },
  },
  rule: ({ accent }) => ({
    height: 2.6,
    gap: 3.6,
    draw: (x, top) => [
      stroked(
        withMirrorImage(`M${x - 3} ${top + 1.3}C${x - 8} ${top - 0.6} ${x - 12} ${top + 3} ${x - 18} ${top + 1.3}`, x),
        accent,
        0.3,
      ),
      filled(repeated('M0 -1.3L1 0L0 1.3L-1 0Z', [{ x, y: top + 1.3 }]), accent),
    ],
  }),
});
