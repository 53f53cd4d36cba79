import type { QuotedLine } from '@kaagazz/api-schema';
import { isSoldOut } from '@kaagazz/domain';

/**
 * Returns whether the shopper must change the cart. Sold-out lines are left out of the order, but
 * at least one line must remain.
 */
export function needsReview(lines: readonly QuotedLine[]): boolean {
  return lines.every(isSoldOut) || lines.some((line) => line.problem !== null && !isSoldOut(line));
}
