/** A mail as /dev/mailbox.json tells it. */
export interface ReceivedMail {
  /** the envelope's recipients, comma-separated */
  to: string;
  subject: string;
  /** the plain-text part */
  text: string;
  /** ISO time of arrival */
  sentAt: string;
  /** its Message-ID: a mail that is sent twice has the same both times */
  messageId: string;
}

/** Mails kept unless more are wanted; the oldest make room. A developer reads the newest ones, and a load test must not eat the memory. */
const CAPACITY = 200;

/** The mails that came in, newest first, in memory. */
export class Mailbox {
  readonly #mails: ReceivedMail[] = [];
  readonly #capacity: number;

  constructor(capacity = CAPACITY) {
    this.#capacity = capacity;
  }

  receive(mail: ReceivedMail): void {
    this.#mails.unshift(mail);
    this.#mails.length = Math.min(this.#mails.length, this.#capacity);
  }

  newestFirst(): readonly ReceivedMail[] {
    return this.#mails;
  }
}
