import type { Refusal } from '@kaagazz/command-line';

/** Every way in which the shop can refuse an operator's command; the number is its exit code. */
export const EXIT_CODES = {
  /** no shop answers at SITE_URL */
  UNREACHABLE: 3,
  /** the shop does not know the operator's token */
  WRONG_TOKEN: 4,
  /** there is no such order, product or file */
  UNKNOWN: 5,
  /** not possible as things stand: an order that would go back */
  NOT_NOW: 6,
  /** what was given is wrong: rows of a file, a note that is too long */
  INVALID: 7,
} as const;

export type ShopProblemCode = keyof typeof EXIT_CODES;

/** An operator's command was refused and changed nothing. The message is one line for a person. */
export class ShopProblem extends Error implements Refusal {
  override name = 'ShopProblem';
  readonly code: ShopProblemCode;
  readonly json: Record<string, unknown> | undefined;
  readonly lines: readonly string[] | undefined;

  /** @param details what there is to say besides the message, for programs and for people */
  constructor(code: ShopProblemCode, message: string, details: Pick<Refusal, 'json' | 'lines'> = {}) {
    super(message);
    this.code = code;
    this.json = details.json;
    this.lines = details.lines;
  }
}
