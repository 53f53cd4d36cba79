import type { QuotedLine } from '@kaagazz/api-schema';
import { isSoldOut } from '@kaagazz/domain';

/** Returns whether the shopper must change the cart before ordering. */
export function needsReview(lines: readonly QuotedLine[]): boolean {
  return lines.every(isSoldOut) || lines.some((line) => line.problem !== null && !isSoldOut(line));
}
