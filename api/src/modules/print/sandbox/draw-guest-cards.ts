import { createHash } from 'node:crypto';
import type { Guest, GuestProblem } from '@kaagazz/domain/print';
import {
  type Design,
  drawGuestCards,
  forGuest,
  type PathShape,
  type Shape,
  type TextShape,
} from '@kaagazz/print-design';
import { commonShapes, drawPdf, measureWithFonts } from '@kaagazz/print-design/server';
import type { GuestCards, Sheet } from './sandbox-messages.ts';

export interface DrawnCards {
  /** PDF with one page per guest. */
  bytes: Buffer;
  cards: GuestCards;
  /** One problem for each name that doesn't fit on its card. */
  problems: GuestProblem[];
}

/** Draws one card per guest. To save memory, shapes that all cards share are stored only once. */
export async function drawCards(
  design: Pick<Design, 'draw'>,
  { fields, title }: Pick<Sheet, 'fields' | 'title'>,
  guests: readonly Guest[],
): Promise<DrawnCards> {
  const measure = measureWithFonts();
  const [plain] = design.draw(fields, measure);
  const [first] = guests[0] ? design.draw(forGuest(fields, guests[0]), measure) : [];
  if (!plain || !first) throw new Error('there is nothing to draw');
  const shared = commonShapes(plain.shapes, first.shapes);
  const { width, height, background } = plain;
  const cards: GuestCards = { width, height, background, shared: shared.filter(isVector), sheets: [] };
  const problems: GuestProblem[] = [];

  function* pages() {
    for (const { guest, sides, fits } of drawGuestCards(design, fields, guests, measure)) {
      if (!fits) {
        problems.push({ line: guest.line, reason: 'The name is too long for this design. Shorten it.' });
      }
      const [side] = sides;
      if (side) {
        cards.sheets.push({
          name: guest.name,
          sha256: createHash('sha256').update(JSON.stringify(side)).digest('hex'),
          shapes: side.shapes.slice(shared.length).filter(isVector),
        });
      }
      yield* sides;
    }
  }

  return { bytes: await drawPdf(pages(), { title, sharedShapes: shared }), cards, problems };
}

function isVector(shape: Shape): shape is PathShape | TextShape {
  return shape.kind !== 'image';
}
