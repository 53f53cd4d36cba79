import type { ApiProblem } from '@kaagazz/contract';

/** Shown if the server's response contains no message. */
export interface FallbackTexts {
  rejected: string;
  unreachable: string;
}

/** Returns the server's message, or else a fallback (docs/product.md, Messages). */
export function errorText(problem: Partial<ApiProblem>, { rejected, unreachable }: FallbackTexts): string {
  // A proxy may have responded with its own page.
  if (!problem.status || problem.code === 'UNREADABLE_ANSWER') return unreachable;
  return problem.message?.trim() ? problem.message : rejected;
}

/** True if no code was sent because the mailbox has recently received one that is still valid. */
export function hasRecentCode(problem: Partial<ApiProblem>): boolean {
  return problem.code === 'RESEND_TOO_SOON' || problem.code === 'TOO_MANY_CODES';
}
