export const EXIT_CODES = {
  USAGE: 2,
  UNKNOWN_APP: 3,
  UNKNOWN_VERSION: 4,
  /** A file is missing or was modified. */
  CORRUPT_RELEASE: 5,
  GATE_FAILED: 6,
  LOCKED: 7,
  /** The current state doesn't allow the command, for example because the rollout is paused. */
  NOT_NOW: 8,
  STORAGE: 9,
  /** `rollout.json` is invalid. */
  BROKEN_ROLLOUT: 10,
  /** A link has expired, was forged or was signed for a different purpose. */
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
