import type { ApiProblem } from '@kaagazz/contract';

export interface FallbackTexts {
  rejected: string;
  unreachable: string;
}

/** Returns the server's message, or a fallback if there is none (docs/product.md, Messages). */
export function errorText(problem: Partial<ApiProblem>, { rejected, unreachable }: FallbackTexts): string {
  // `status` is missing if the api is unreachable. An unreadable response is probably a proxy's
  // error page.
  if (!problem.status || problem.code === 'UNREADABLE_ANSWER') return unreachable;
  return problem.message?.trim() ? problem.message : rejected;
}

/** Returns whether the api sent no new code because it has recently sent one. */
export function hasRecentCode(problem: Partial<ApiProblem>): boolean {
  return problem.code === 'RESEND_TOO_SOON' || problem.code === 'TOO_MANY_CODES';
}
