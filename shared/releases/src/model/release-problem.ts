/** Every way in which a command on releases can be refused; the number is its exit code. */
export const EXIT_CODES = {
  /** a command, flag or number that cannot be meant */
  USAGE: 2,
  UNKNOWN_APP: 3,
  UNKNOWN_VERSION: 4,
  /** files of a release are missing, or are not those that were built */
  CORRUPT_RELEASE: 5,
  GATE_FAILED: 6,
  /** somebody else is changing the rollout right now */
  LOCKED: 7,
  /** not possible as things stand: paused, nothing to roll back to, no candidate */
  NOT_NOW: 8,
  /** the storage does not answer, or does not let us in */
  STORAGE: 9,
  /** rollout.json cannot be understood */
  BROKEN_ROLLOUT: 10,
  /** a link that is expired, forged, or meant for something else */
  BAD_LINK: 11,
} as const;

export type ReleaseProblemCode = keyof typeof EXIT_CODES;

/** A command on releases was refused and changed nothing. The message is one line for a person. */
export class ReleaseProblem extends Error {
  override name = 'ReleaseProblem';
  readonly code: ReleaseProblemCode;

  constructor(code: ReleaseProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
