import { type Guest, printable } from '@kaagazz/domain/print';

import type { DesignFields } from './design.ts';
import { FALLBACK_FONT } from './fonts.ts';
import { addressed, guestFits, isGuestName } from './guest-card.ts';
import { stack, type TextStyle } from './layout/index.ts';
import type { Measure, SheetSide, TextShape } from './sheet-side.ts';
import { withContrast } from './theme-colors.ts';

const UNPRINTED = '#ffffff';
/** An envelope is this many millimetres wider and taller than its card. */
const ALLOWANCE = 8;
/** Smallest text size in mm (about 9 pt) that sorting machines and postal workers can read. */
const SMALLEST_ADDRESS = 3.2;
const FIELD = 'address';

export function hasAddressedEnvelopes({ envelopes }: DesignFields): boolean {
  return envelopes === 'Addressed';
}

export function drawEnvelope(guest: Omit<Guest, 'line'>, [card]: readonly SheetSide[], measure: Measure): SheetSide {
  const lengths = [card?.width ?? 0, card?.height ?? 0];
  const [width, height] = [Math.max(...lengths) + ALLOWANCE, Math.min(...lengths) + ALLOWANCE];
  const onCard = card?.shapes.find(isGuestName);
  const fill = withContrast(onCard?.fill ?? '#000000', UNPRINTED);
  const name: TextStyle = { font: onCard?.font ?? FALLBACK_FONT, fill, size: 7.4, smallest: 5, field: 'guests' };
  const box = { x: width * 0.4, y: height * 0.32, width: width * 0.5, height: height * 0.58 };
  const { shapes } = stack(
    [
      { ...name, text: addressed(guest.name) },
      { ...name, text: guest.otherName, gap: 1 },
      { font: FALLBACK_FONT, fill, size: 5.6, smallest: 4.8, lines: 5, text: guest.address, gap: 4, field: FIELD },
    ],
    box,
    measure,
    { align: 'start', vertical: 'middle' },
  );
  return { width, height, background: UNPRINTED, shapes };
}

export function envelopeProblem(envelope: SheetSide, guest: Omit<Guest, 'line'>): string | null {
  if (!guestFits([envelope], guest)) return 'The name is too long for the envelope. Shorten it.';
  const lines = envelope.shapes.filter((shape): shape is TextShape => shape.kind === 'text' && shape.field === FIELD);
  const printed = lines.map(({ text }) => text).join(' ');
  const fits = printed === printable(guest.address) && lines.every(({ size }) => size >= SMALLEST_ADDRESS);
  return fits ? null : 'The address is too long for the envelope. Shorten it.';
}
