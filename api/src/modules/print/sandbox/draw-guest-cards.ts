import { createHash } from 'node:crypto';
import type { Guest, GuestProblem } from '@kaagazz/domain/print';
import {
  type Design,
  drawGuestCards,
  forGuest,
  type PathShape,
  type ReplySymbol,
  type Shape,
  type SheetSide,
  type TextShape,
} from '@kaagazz/print-design';
import { commonShapes, drawPdf, measureWithFonts } from '@kaagazz/print-design/server';
import type { GuestCards, Sheet } from './sandbox-messages.ts';

export interface DrawnCards {
  /** PDF with a page for each guest's card, followed by a page for each addressed envelope. */
  bytes: Buffer;
  cards: GuestCards;
  /** A problem for each card or envelope whose text doesn't fit. */
  problems: GuestProblem[];
  /** Indexes of the pages whose RSVP code has to be decoded before the cards are approved. */
  codePages: number[];
}

/** Renders one card per guest. To save memory, shapes that all cards share are stored only once. */
export async function drawCards(
  design: Pick<Design, 'draw'>,
  { fields, title }: Pick<Sheet, 'fields' | 'title'>,
  guests: readonly Guest[],
  code: ReplySymbol | undefined,
): Promise<DrawnCards> {
  const measure = measureWithFonts();
  const [plain] = design.draw(fields, measure);
  const [first] = guests[0] ? design.draw(forGuest(fields, guests[0]), measure) : [];
  if (!plain || !first) throw new Error('there is nothing to draw');
  const shared = commonShapes(plain.shapes, first.shapes);
  const { width, height, background } = plain;
  const sheets: GuestCards['sheets'] = [];
  const envelopes: SheetSide[] = [];
  const codes = new Map<string, number>();
  const problems: GuestProblem[] = [];

  function* pages() {
    for (const { guest, sides, envelope, problem } of drawGuestCards(design, fields, guests, measure)) {
      if (problem !== null) problems.push({ line: guest.line, reason: problem });
      const [side] = sides;
      if (side) {
        const size = codeSizeOn(side);
        if (size !== undefined && !codes.has(size)) codes.set(size, sheets.length);
        sheets.push(contactSheet(guest.name, side, shared.length));
      }
      if (envelope) envelopes.push(envelope);
      yield* sides;
    }
    yield* envelopes;
  }

  const bytes = await drawPdf(pages(), { title, sharedShapes: shared });
  const [envelope] = envelopes;
  const cards: GuestCards = {
    ...{ width, height, background, shared: contactShapes(shared), sheets },
    ...(code && { code }),
    ...(envelope && {
      envelopes: {
        ...{ width: envelope.width, height: envelope.height, background: envelope.background },
        sheets: envelopes.flatMap((side, index) => (guests[index] ? [contactSheet(guests[index].name, side, 0)] : [])),
      },
    }),
  };
  return { bytes, cards, problems, codePages: [...new Set([0, ...codes.values(), sheets.length - 1])] };
}

/**
 * Returns the contact sheet of a suite. A card whose background differs from the first card's
 * starts with a rectangle in its own colour.
 */
export function suiteCards(sides: readonly SheetSide[], code: ReplySymbol | undefined): GuestCards {
  const { width = 0, height = 0, background = '' } = sides[0] ?? {};
  const sheets = sides.map((side) => {
    const sheet = contactSheet(side.name ?? '', side, 0);
    const ground = {
      kind: 'path',
      d: `M0 0L${width} 0L${width} ${height}L0 ${height}Z`,
      fill: side.background,
    } as const;
    return side.background === background ? sheet : { ...sheet, shapes: [ground, ...sheet.shapes] };
  });
  return { width, height, background, shared: [], sheets, ...(code && { code }) };
}

/**
 * Returns the side length of the RSVP code in mm, rounded to one decimal, or undefined if the side
 * has no code. Only the size affects whether phones can read a code, because all codes of an order
 * have the same modules and colours, and each is drawn on its own light square.
 */
function codeSizeOn({ shapes }: SheetSide): string | undefined {
  const [size] = shapes.flatMap((shape) => (shape.kind === 'path' && shape.code ? [shape.code.side.toFixed(1)] : []));
  return size;
}

function contactSheet(name: string, side: SheetSide, sharedShapes: number): GuestCards['sheets'][number] {
  return {
    name,
    sha256: createHash('sha256').update(JSON.stringify(side)).digest('hex'),
    shapes: contactShapes(side.shapes.slice(sharedShapes)),
  };
}

/** Replaces RSVP codes with squares, because a code takes up more bytes than the rest of a card. */
function contactShapes(shapes: readonly Shape[]): (PathShape | TextShape)[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'image') return [];
    if (shape.kind === 'text' || !shape.code) return [shape];
    const { x, y, side } = shape.code;
    return [{ ...shape, d: `M${x} ${y}L${x + side} ${y}L${x + side} ${y + side}L${x} ${y + side}Z` }];
  });
}
