import { askApi } from './ask-api.ts';
import type { Answer, Question } from './ask-api.ts';

/** An answer tells how things were when it was asked for: who comes later than this asks anew. Milliseconds. */
const JOINED_WITHIN_MS = 100;

interface Asked {
  answer: Promise<Answer>;
  /** `performance.now()` */
  since: number;
  /** one for each who waits for it */
  waiting: Set<unknown>;
  end: AbortController;
}

/** Questions of the last moment, by URL. */
const lately = new Map<string, Asked>();

/**
 * Reads from the api. Pages that are drawn side by side mostly want the same: who asks what was asked a moment ago gets that answer. One that tells a problem
 * goes to those alone who wait for it.
 *
 * @throws when no answer came, or a signal ended it for this asker
 */
export function askTogether(url: string, { signals, withinMs }: Omit<Question, 'method'>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    for (const signal of signals) signal.throwIfAborted();
    const question = joined(url, withinMs);
    const leave = () => {
      question.waiting.delete(leave);
      for (const signal of signals) signal.removeEventListener('abort', giveUp);
    };
    const giveUp = () => {
      leave();
      if (question.waiting.size === 0) question.end.abort();
      reject(new Error('nobody waits for the answer any more'));
    };
    question.waiting.add(leave);
    for (const signal of signals) signal.addEventListener('abort', giveUp);
    void question.answer.finally(leave).then(resolve, reject);
  });
}

function joined(url: string, withinMs: number): Asked {
  const known = lately.get(url);
  if (known && performance.now() - known.since < JOINED_WITHIN_MS) return known;
  const end = new AbortController();
  const answer = askApi(url, { method: 'GET', signals: [end.signal], withinMs });
  const question = { answer, since: performance.now(), waiting: new Set(), end };
  lately.set(url, question);
  const forget = () => {
    if (lately.get(url) === question) lately.delete(url);
  };
  setTimeout(forget, JOINED_WITHIN_MS).unref();
  void answer.then(({ ok }) => ok || forget(), forget);
  return question;
}
