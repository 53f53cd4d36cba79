import type { ApiProblem } from '@kaagazz/contract';

/** What to say when the server did not: it refused without a word, or did not answer at all. */
export interface OwnWords {
  refused: string;
  unanswered: string;
}

/** The server's message where there is one, else the form's own words for this failure (specification §8). */
export function problemText(problem: Partial<ApiProblem>, { refused, unanswered }: OwnWords): string {
  // A proxy's page in the api's place is no answer either.
  if (!problem.status || problem.code === 'UNREADABLE_ANSWER') return unanswered;
  return problem.message?.trim() ? problem.message : refused;
}

/**
 * Codes went to this mailbox before: the shopper can type in the newest one instead of waiting for another, also when a stranger
 * asked for so many that no more are sent.
 */
export function wasSentAlready(problem: Partial<ApiProblem>): boolean {
  return problem.code === 'RESEND_TOO_SOON' || problem.code === 'TOO_MANY_CODES';
}
