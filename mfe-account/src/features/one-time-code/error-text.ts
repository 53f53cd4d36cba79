import type { ApiProblem } from '@kaagazz/contract';

/** Used if the server sent no message. */
export interface FallbackTexts {
  rejected: string;
  unreachable: string;
}

/** Returns the server's message, otherwise a fallback (docs/product.md, Messages). */
export function errorText(problem: Partial<ApiProblem>, { rejected, unreachable }: FallbackTexts): string {
  // A proxy may respond with a page of its own.
  if (!problem.status || problem.code === 'UNREADABLE_ANSWER') return unreachable;
  return problem.message?.trim() ? problem.message : rejected;
}

/**
 * True if no code was sent because the mailbox has recently received one, which can still be used.
 */
export function hasRecentCode(problem: Partial<ApiProblem>): boolean {
  return problem.code === 'RESEND_TOO_SOON' || problem.code === 'TOO_MANY_CODES';
}
