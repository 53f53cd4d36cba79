/** A mail as /dev/mailbox.json tells it. */
export interface ReceivedMail {
  /** the envelope's recipients, comma-separated */
  to: string;
  subject: string;
  /** the plain-text part */
  text: string;
  /** ISO time of arrival */
  sentAt: string;
}

/** Mails kept; the oldest make room. A developer reads the newest ones, and a load test must not eat the memory. */
const CAPACITY = 200;

/** The mails that came in, newest first, in memory. */
export class Mailbox {
  readonly #mails: ReceivedMail[] = [];

  receive(mail: ReceivedMail): void {
    this.#mails.unshift(mail);
    this.#mails.length = Math.min(this.#mails.length, CAPACITY);
  }

  newestFirst(): readonly ReceivedMail[] {
    return this.#mails;
  }
}
