export const EXIT_CODES = {
  USAGE: 2,
  UNKNOWN_APP: 3,
  UNKNOWN_VERSION: 4,
  CORRUPT_RELEASE: 5,
  GATE_FAILED: 6,
  LOCKED: 7,
  /** The current state of the rollout doesn't allow the command. */
  NOT_NOW: 8,
  STORAGE: 9,
  /** `rollout.json` is invalid. */
  BROKEN_ROLLOUT: 10,
  BAD_LINK: 11,
  BAD_SIGNATURE: 12,
} as const;

export type ReleaseProblemCode = keyof typeof EXIT_CODES;

export class ReleaseProblem extends Error {
  override name = 'ReleaseProblem';
  readonly code: ReleaseProblemCode;

  constructor(code: ReleaseProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
