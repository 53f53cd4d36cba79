import type { Refusal } from '@kaagazz/command-line';

export const EXIT_CODES = {
  UNREACHABLE: 3,
  WRONG_TOKEN: 4,
  UNKNOWN: 5,
  NOT_NOW: 6,
  INVALID: 7,
} as const;

export type ShopProblemCode = keyof typeof EXIT_CODES;

export class ShopProblem extends Error implements Refusal {
  override name = 'ShopProblem';
  readonly code: ShopProblemCode;
  readonly json: Record<string, unknown> | undefined;
  readonly lines: readonly string[] | undefined;

  constructor(code: ShopProblemCode, message: string, details: Pick<Refusal, 'json' | 'lines'> = {}) {
    super(message);
    this.code = code;
    this.json = details.json;
    this.lines = details.lines;
  }
}
