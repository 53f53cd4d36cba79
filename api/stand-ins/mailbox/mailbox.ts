/** An email in /dev/mailbox.json. */
export interface ReceivedMail {
  /** Recipients of the envelope, comma-separated. */
  to: string;
  subject: string;
  /** The plain text part. */
  text: string;
  /** Time of arrival, ISO 8601. */
  sentAt: string;
  /** The same for both copies of an email that was sent twice. */
  messageId: string;
}

/** Limits memory use in load tests. */
const CAPACITY = 200;

/** Received emails in memory, newest first. */
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
