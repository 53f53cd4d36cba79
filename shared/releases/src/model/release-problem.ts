export const EXIT_CODES = {
  USAGE: 2,
  UNKNOWN_APP: 3,
  UNKNOWN_VERSION: 4,
  /** A release file is missing or was modified. */
  CORRUPT_RELEASE: 5,
  GATE_FAILED: 6,
  LOCKED: 7,
  /**
   * The command isn't possible in the current state, for example because there is no candidate or
   * the rollout is paused.
   */
  NOT_NOW: 8,
  /** The storage doesn't respond or denies access. */
  STORAGE: 9,
  /** `rollout.json` is invalid. */
  BROKEN_ROLLOUT: 10,
  /** A link has expired, was forged or was signed for a different purpose. */
  BAD_LINK: 11,
  /** A release or `rollout.json` is not signed with a trusted key. */
  BAD_SIGNATURE: 12,
} as const;

export type ReleaseProblemCode = keyof typeof EXIT_CODES;

/** Thrown if a command fails without changing anything. The message is a single line. */
export class ReleaseProblem extends Error {
  override name = 'ReleaseProblem';
  readonly code: ReleaseProblemCode;

  constructor(code: ReleaseProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
