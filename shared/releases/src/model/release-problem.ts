/** Error codes of release commands and their exit codes. */
export const EXIT_CODES = {
  /** An unknown command or invalid option. */
  USAGE: 2,
  UNKNOWN_APP: 3,
  UNKNOWN_VERSION: 4,
  /** Files of a release are missing or changed. */
  CORRUPT_RELEASE: 5,
  GATE_FAILED: 6,
  /** The rollout is being changed by somebody else. */
  LOCKED: 7,
  /** Not possible in the current state: paused, nothing to roll back to, no candidate. */
  NOT_NOW: 8,
  /** The storage does not respond or denies access. */
  STORAGE: 9,
  /** `rollout.json` is invalid. */
  BROKEN_ROLLOUT: 10,
  /** A link is expired, forged, or for another purpose. */
  BAD_LINK: 11,
} as const;

export type ReleaseProblemCode = keyof typeof EXIT_CODES;

/** A failed command, which changed nothing. The message is one line. */
export class ReleaseProblem extends Error {
  override name = 'ReleaseProblem';
  readonly code: ReleaseProblemCode;

  constructor(code: ReleaseProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
