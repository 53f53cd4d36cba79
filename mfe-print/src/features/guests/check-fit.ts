import type { Guest, GuestProblem } from '@kaagazz/domain/print';
import { drawGuestCards } from '@kaagazz/print-design';
import type { Design, DesignFields, Measure } from '@kaagazz/print-design';

const STEP = 5;

export async function checkFit(
  design: Pick<Design, 'draw'>,
  fields: DesignFields,
  guests: readonly Guest[],
  { measure, signal }: { measure: Measure; signal: AbortSignal },
): Promise<GuestProblem[] | null> {
  const problems: GuestProblem[] = [];
  for (let from = 0; from < guests.length; from += STEP) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
    for (const { guest, problem } of drawGuestCards(design, fields, guests.slice(from, from + STEP), measure)) {
      if (problem !== null) problems.push({ line: guest.line, reason: problem });
    }
  }
  return problems;
}
