import { createHash } from 'node:crypto';
import type { Guest, GuestProblem } from '@kaagazz/domain/print';
import {
  type CodeSquare,
  type Design,
  drawGuestCards,
  forGuest,
  type ReplySymbol,
  type Shape,
  type SheetSide,
} from '@kaagazz/print-design';
import { commonShapes, drawPdf, measureWithFonts } from '@kaagazz/print-design/server';
import sharp from 'sharp';
import type { GuestCards, Sheet } from './sandbox-messages.ts';

export interface DrawnCards {
  bytes: Buffer;
  cards: GuestCards;
  problems: GuestProblem[];
  codes: Map<number, string>;
}

interface CardParts {
  code: ReplySymbol | undefined;
  spare?: number;
  logo?: Buffer;
}

export async function drawCards(
  design: Pick<Design, 'draw'>,
  { fields, title }: Pick<Sheet, 'fields' | 'title'>,
  guests: readonly Guest[],
  { code, spare = 0, logo }: CardParts,
): Promise<DrawnCards> {
  const measure = measureWithFonts();
  const plain = design.draw(fields, measure);
  const first = guests[0] ? design.draw(forGuest(fields, guests[0]), measure) : [];
  const [front, back] = plain;
  if (!front || !first[0]) throw new Error('there is nothing to draw');
  const [shared = [], sharedBack = []] = plain.map(({ shapes }, index) =>
    commonShapes(shapes, first[index]?.shapes ?? []),
  );
  const { width, height, background } = front;
  const isShared = code !== undefined;
  const sheets: GuestCards['sheets'] = [];
  const envelopes: SheetSide[] = [];
  const codes = new Map<number, string>();
  const checked = new Set<string>();
  let lastCode: [page: number, text: string] | undefined;
  let page = 0;
  const problems: GuestProblem[] = [];

  function card(name: string, sides: readonly SheetSide[]): readonly SheetSide[] {
    sheets.push({
      ...contactSheet(name, sides, { from: shared.length, isShared }),
      ...(sides[1] && { back: contactShapes(sides[1].shapes.slice(sharedBack.length), isShared) }),
    });
    for (const [index, { text, side: length, modules }] of squaresOn(sides)) {
      const kind = `${length.toFixed(1)} ${modules} ${/^[\0-\x7f]*$/.test(text)}`;
      lastCode = [page + index, text];
      if (!checked.has(kind)) codes.set(...lastCode);
      checked.add(kind);
    }
    page += sides.length;
    return sides;
  }

  function* pages() {
    for (const { guest, sides, envelope, problem } of drawGuestCards(design, fields, guests, measure)) {
      if (problem !== null) problems.push({ line: guest.line, reason: problem });
      if (envelope) envelopes.push(envelope);
      yield* card(guest.name, sides);
    }
    for (let index = 0; index < spare; index += 1) yield* card('Spare card', plain);
    yield* envelopes;
  }

  const bytes = await drawPdf(pages(), { title, sharedShapes: shared, ...(logo && { logo }) });
  const [envelope] = envelopes;
  const cards: GuestCards = {
    ...{ width, height, background, shared: contactShapes(shared), sheets },
    ...(back && { back: { background: back.background, shared: contactShapes(sharedBack) } }),
    ...(logo && { logo: `data:image/webp;base64,${(await contactLogo(logo)).toString('base64')}` }),
    ...(code && { code }),
    ...(envelope && {
      envelopes: {
        ...{ width: envelope.width, height: envelope.height, background: envelope.background },
        sheets: envelopes.flatMap((side, index) => (guests[index] ? [contactSheet(guests[index].name, [side])] : [])),
      },
    }),
  };
  if (lastCode) codes.set(...lastCode);
  return { bytes, cards, problems, codes };
}

export function codesOn(sides: readonly SheetSide[]): Map<number, string> {
  return new Map(squaresOn(sides).map(([index, { text }]) => [index, text]));
}

function squaresOn(sides: readonly SheetSide[]): [side: number, square: CodeSquare][] {
  return sides.flatMap(({ shapes }, index) =>
    shapes.flatMap((shape) =>
      shape.kind === 'path' && shape.code ? [[index, shape.code] as [number, CodeSquare]] : [],
    ),
  );
}

export function suiteCards(sides: readonly SheetSide[], code: ReplySymbol | undefined): GuestCards {
  const { width = 0, height = 0, background = '' } = sides[0] ?? {};
  const sheets = sides.map((side) => {
    const sheet = contactSheet(side.name ?? '', [side], { isShared: true });
    const ground = {
      kind: 'path',
      d: `M0 0L${width} 0L${width} ${height}L0 ${height}Z`,
      fill: side.background,
    } as const;
    return side.background === background ? sheet : { ...sheet, shapes: [ground, ...sheet.shapes] };
  });
  return { width, height, background, shared: [], sheets, ...(code && { code }) };
}

function contactSheet(
  name: string,
  sides: readonly SheetSide[],
  { from = 0, isShared = false }: { from?: number; isShared?: boolean } = {},
): GuestCards['sheets'][number] {
  return {
    name,
    sha256: createHash('sha256')
      .update(sides.map((side) => JSON.stringify(side)).join('\n'))
      .digest('hex'),
    shapes: contactShapes(sides[0]?.shapes.slice(from) ?? [], isShared),
  };
}

const CONTACT_LOGO_WIDTH = 600;

const contactLogo = (logo: Buffer): Promise<Buffer> =>
  sharp(logo).resize({ width: CONTACT_LOGO_WIDTH, withoutEnlargement: true }).webp().toBuffer();

function contactShapes(shapes: readonly Shape[], isShared = false): GuestCards['shared'] {
  return shapes.flatMap((shape): GuestCards['shared'] => {
    if (shape.kind !== 'path' || !shape.code) return [shape];
    const { x, y, side, text } = shape.code;
    const code = isShared ? { x, y, side } : { x, y, side, text };
    return [{ ...shape, code, d: `M${x} ${y}L${x + side} ${y}L${x + side} ${y + side}L${x} ${y + side}Z` }];
  });
}
