import type { ApiProblem } from '@kaagazz/contract';

export interface FallbackTexts {
  rejected: string;
  unreachable: string;
}

export function errorText(problem: Partial<ApiProblem>, { rejected, unreachable }: FallbackTexts): string {
  if (!problem.status || problem.code === 'UNREADABLE_ANSWER') return unreachable;
  return problem.message?.trim() ? problem.message : rejected;
}

export function hasRecentCode(problem: Partial<ApiProblem>): boolean {
  return problem.code === 'RESEND_TOO_SOON' || problem.code === 'TOO_MANY_CODES';
}
