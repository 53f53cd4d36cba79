/** An answer as it is sent, with the tag by which a browser asks whether it has changed. */
export interface Answer {
  body: Buffer;
  etag: string;
}

interface Kept {
  /** when the database was asked, in ms of `performance.now()`: the answer is as old as that */
  askedAt: number;
  answer: Promise<Answer>;
  /** the same, once it is there */
  settled?: Answer;
}

/** Answers have some kilobytes; whoever asks for a thousand different ones finds the first forgotten. */
const MOST_KEPT = 256;

/**
 * Answers that are the same for everybody, kept for a moment: however many ask for one at once, the database is asked once. Nothing that is
 * reserved or paid ever comes from here.
 */
export class FreshAnswers {
  readonly #keptMs: number;
  readonly #clock: () => number;
  readonly #kept = new Map<string, Kept>();

  /**
   * @param keptMs how old an answer may be; 0 keeps none
   * @param clock milliseconds that never go back
   */
  constructor(keptMs: number, clock: () => number = () => performance.now()) {
    this.#keptMs = keptMs;
    this.#clock = clock;
  }

  /** What is there already, to be sent at once. */
  known(key: string): Answer | undefined {
    return this.#find(key)?.settled;
  }

  /** The answer that is there or on its way, else the one that is made now. What fails is not kept. */
  get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    if (this.#keptMs === 0) return make();
    const found = this.#find(key);
    if (found) return found.answer;

    const kept: Kept = { askedAt: this.#clock(), answer: make() };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    kept.answer.then(
      (answer) => (kept.settled = answer),
      () => {
        if (this.#kept.get(key) === kept) this.#kept.delete(key);
      },
    );
    return kept.answer;
  }

  /** Something was changed: whoever asks from now on is told so, also while an older answer is on its way. */
  forget(): void {
    this.#kept.clear();
  }

  #find(key: string): Kept | undefined {
    const kept = this.#kept.get(key);
    return kept && this.#clock() - kept.askedAt < this.#keptMs ? kept : undefined;
  }
}
