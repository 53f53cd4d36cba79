import { PRINT_SERVICES, type PrintField, type PrintServiceId } from '@kaagazz/domain/print';

import { brimful, filled, NAMES } from '../test/fillings.ts';
import {
  FALLBACK_FONT,
  FONT_IDS,
  type Design,
  type DrawOptions,
  DESIGNS,
  forGuest,
  guestFits,
  loadDesign,
  SAFE,
  type Shape,
  type SheetSide,
  type TextShape,
} from './index.ts';
import { SMALLEST_PRINT } from './layout/index.ts';
import { replySymbol } from './reply-code.ts';
import { scriptRuns } from './script.ts';
import { measureWithFonts } from './server/index.ts';

const measure = measureWithFonts();
const BRIMFUL = process.env.LONG ? (['words', 'line ends', 'Devanagari'] as const) : (['words', 'line ends'] as const);

const SYMBOL = replySymbol('https://www.a-shop-with-a-long-name.example/r/0123456789ABC');
const GUESTS = [
  { name: 'Sunita and Rakesh Verma', otherName: 'सुनीता और राकेश वर्मा' },
  { name: 'सुनीता वर्मा', otherName: '' },
  { name: 'Venkataraghavan Ramanathapuram Subramaniam and family of Pune', otherName: 'वेंकटराघवन रामनाथपुरम' },
];

interface Extent {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function extentsOf({ shapes }: SheetSide): Extent[] {
  return shapes.filter(isText).map(({ text, font, size, x, y, anchor, spacing }) => {
    const width = measure(text, font, size, spacing);
    const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
    return { text, left, right: left + width, top: y - size * 0.55, bottom: y + size * 0.1 };
  });
}

function codeExtents({ shapes }: SheetSide): Extent[] {
  const modules = (SYMBOL.d.match(/M/g) ?? []).length;
  return shapes.flatMap((_, index) => {
    const [panel, code] = shapes.slice(index, index + 2);
    if (panel?.kind !== 'path' || code?.kind !== 'path' || code.d.split('M').length - 1 !== modules) return [];
    const numbers = (panel.d.match(/-?[\d.]+/g) ?? []).map(Number);
    const [xs, ys] = [numbers.filter((__, at) => at % 2 === 0), numbers.filter((__, at) => at % 2 === 1)];
    return {
      text: 'code',
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  });
}

function isText(shape: Shape): shape is TextShape {
  return shape.kind === 'text';
}

function outside({ width, height }: SheetSide, { left, right, top, bottom }: Extent): boolean {
  const slack = 0.01;
  return left < SAFE - slack || top < SAFE - slack || right > width - SAFE + slack || bottom > height - SAFE + slack;
}

function overlaps(one: Extent, other: Extent): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function layoutProblems(
  design: Design,
  fields: Readonly<Record<string, string | undefined>>,
  options?: DrawOptions,
): string[] {
  const typed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? '']));
  return design.draw(typed, measure, options).flatMap((side) => {
    const extents = extentsOf(side);
    return [
      ...extents.filter((extent) => outside(side, extent)).map(({ text }) => `outside: ${text}`),
      ...extents.flatMap((one, index) =>
        extents
          .slice(index + 1)
          .filter((other) => overlaps(one, other))
          .map((other) => `overlap: ${one.text} / ${other.text}`),
      ),
      ...side.shapes.filter((shape) => isText(shape) && shape.size < SMALLEST_PRINT).map(() => 'too small'),
    ];
  });
}

describe.each(DESIGNS.map((facts) => [`${facts.service} ${facts.id}`, facts] as const))('design %s', (_, facts) => {
  let design: Design;
  beforeAll(async () => {
    design = await loadDesign(facts.service, facts.id);
  });

  it.each(Object.entries(NAMES))('lays out %s names inside the safe area without overlaps', (__, names) => {
    expect(layoutProblems(design, filled(design.sample, names))).toEqual([]);
  });

  it.each(BRIMFUL)('lays out every design when all fields are filled to their maximum length with %s', (kind) => {
    expect(layoutProblems(design, brimful(facts.service, kind))).toEqual([]);
  });

  it('the design has no layout problems with its sample text', () => {
    expect(layoutProblems(design, design.sample)).toEqual([]);
    expect(layoutProblems(design, {})).toEqual([]);
  });

  it.each([...BRIMFUL, 'sample'] as const)('the QR code overlaps neither the text nor the margin with %s', (kind) => {
    const fields = kind === 'sample' ? design.sample : brimful(facts.service, kind);
    const sides = design.draw(fields, measure, { replySymbol: SYMBOL });

    expect(sides.flatMap(codeExtents)).toHaveLength(1);
    for (const side of sides) {
      const codes = codeExtents(side);
      expect(codes.filter((code) => outside(side, code))).toEqual([]);
      expect(extentsOf(side).filter((text) => codes.some((code) => overlaps(text, code)))).toEqual([]);
      // Phones can't reliably scan QR codes whose modules are smaller than 0.3 mm.
      for (const { left, right } of codes) expect((right - left) / SYMBOL.modules).toBeGreaterThan(0.3);
    }
    expect(layoutProblems(design, fields, { replySymbol: SYMBOL })).toEqual([]);
  });

  it('the design declares every font used in its text', () => {
    const sides = design.draw(filled(design.sample, NAMES.Devanagari), measure);

    const used = sides.flatMap(({ shapes }) => shapes.filter(isText).map(({ font }) => font));
    expect(design.fonts).toEqual(expect.arrayContaining([...new Set(used)]));
    expect(sides[0]).toMatchObject({ width: facts.width, height: facts.height });
  });

  it('every field that appears in print is checked for unsupported characters', () => {
    const sides = design.draw(design.sample, measure);

    const printed = new Set(sides.flatMap(({ shapes }) => shapes.filter(isText).flatMap(({ field }) => field ?? [])));
    const isChecked = ({ isPrinted, kind }: PrintField) =>
      isPrinted || ['date', 'time', 'number', 'guests'].includes(kind);
    const checked = PRINT_SERVICES[facts.service].fields.filter(isChecked).map(({ name }) => name);
    expect([...printed].filter((name) => !checked.includes(name))).toEqual([]);
  });

  it('the drawn text uses the same writing systems as the design’s sample and fixed text', () => {
    const drawn = design.draw(design.sample, measure).flatMap(({ shapes }) => shapes.filter(isText));
    const scriptsOf = (texts: readonly string[]) => new Set(scriptRuns(texts.join(' ')).map(({ script }) => script));

    expect([...scriptsOf([...Object.values(design.sample), design.fixedText ?? ''])].toSorted()).toEqual(
      [...scriptsOf(drawn.map(({ text }) => text))].toSorted(),
    );
  });
});

it.each(['1', '3'])('defines each ornament of marriage %s once and uses it in the sheet', async (id) => {
  const { ornament = [], draw, sample } = await loadDesign('marriage', id);
  const parts = ornament.map((part) => part());
  const { shapes } = draw(sample, measure)[0] ?? { shapes: [] };

  expect(parts.flat().length).toBeGreaterThan(2);
  expect(shapes.slice(0, parts.flat().length)).toEqual(parts.flat());
  for (const [at, part] of ornament.entries()) expect(part()).toBe(parts[at]);
});

it('every available font is used by at least one design', async () => {
  const designs = await Promise.all(DESIGNS.map(({ service, id }) => loadDesign(service, id)));

  const used = new Set<string>([FALLBACK_FONT, ...designs.flatMap(({ fonts }) => fonts)]);

  expect([...used].toSorted()).toEqual([...FONT_IDS].toSorted());
});

it('keeps a business card’s text inside the safe area when there is a logo', async () => {
  const card = await loadDesign('business-cards', '1');

  const [front] = card.draw(filled(card.sample, NAMES.long), measure, { hasLogo: true });

  expect(front?.shapes.filter(({ kind }) => kind === 'image')).toHaveLength(1);
  expect(front && extentsOf(front).filter((extent) => outside(front, extent))).toEqual([]);
});

const forGuests = ({ service }: { service: PrintServiceId }) =>
  service !== 'business-cards' && PRINT_SERVICES[service].fields.some(({ name }) => name === 'guests');

it.each(DESIGNS.filter(forGuests))(
  'prints guests’ names in $service $id inside the safe area without overlaps',
  async ({ service, id }) => {
    const design = await loadDesign(service, id);
    for (const guest of GUESTS) {
      const fields = forGuest(design.sample, guest);

      expect(guestFits(design.draw(fields, measure), guest)).toBe(true);
      expect(layoutProblems(design, fields)).toEqual([]);
    }
  },
);

it('rejects a guest’s name if one of its words is too long for a line', async () => {
  const design = await loadDesign('babyshower', '2');
  const guest = { name: 'W'.repeat(60), otherName: '' };

  expect(guestFits(design.draw(forGuest(design.sample, guest), measure), guest)).toBe(false);
});
