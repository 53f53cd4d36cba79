export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  sentAt: string;
  messageId: string;
}

/** Limits memory use in load tests. */
const CAPACITY = 200;

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
