import type { QuotedLine } from '@kaagazz/api-schema';
import { isSoldOut } from '@kaagazz/domain';

export function needsReview(lines: readonly QuotedLine[]): boolean {
  return lines.every(isSoldOut) || lines.some((line) => line.problem !== null && !isSoldOut(line));
}
