export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  sentAt: string;
  messageId: string;
}

export class Mailbox {
  readonly #mails: ReceivedMail[] = [];
  readonly #capacity: number;

  /** @param capacity maximum number of emails to keep, to limit memory use in load tests */
  constructor(capacity: number) {
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
