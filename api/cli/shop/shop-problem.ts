import type { Refusal } from '@kaagazz/command-line';

/** Reasons for a refused command, with their exit codes. */
export const EXIT_CODES = {
  /** No connection to the shop at SITE_URL. */
  UNREACHABLE: 3,
  /** The operator token is missing or wrong. */
  WRONG_TOKEN: 4,
  /** The order, product or file doesn't exist. */
  UNKNOWN: 5,
  /** Not possible in the current state, for example moving an order back. */
  NOT_NOW: 6,
  /** Invalid input, for example in a file. */
  INVALID: 7,
} as const;

export type ShopProblemCode = keyof typeof EXIT_CODES;

/** A refused command that changed nothing. The message is one line. */
export class ShopProblem extends Error implements Refusal {
  override name = 'ShopProblem';
  readonly code: ShopProblemCode;
  readonly json: Record<string, unknown> | undefined;
  readonly lines: readonly string[] | undefined;

  /** @param details additional output, as JSON and as text */
  constructor(code: ShopProblemCode, message: string, details: Pick<Refusal, 'json' | 'lines'> = {}) {
    super(message);
    this.code = code;
    this.json = details.json;
    this.lines = details.lines;
  }
}
