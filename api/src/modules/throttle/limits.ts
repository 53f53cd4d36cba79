const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How often something may be done, by whom, and why so often. */
export interface Limit {
  /** who is counted: a network address (an IPv6 network of /64), an account, or a mailbox that mails go to */
  per: 'network' | 'account' | 'mailbox';
  /** the next one after so many within the window is refused */
  most: number;
  /** length of the window, which begins with the first that is counted; a day at most */
  withinMs: number;
}

/**
 * The one policy of limits (E31). An office of 200 people behind one network address must be able to shop: what is counted per
 * network address has room for them, and whatever needs a proven mailbox is counted per account instead. Routes name their limits
 * (`config: { limits: [...] }`), `rate-limits.ts` counts; what is counted per mailbox is counted where the mail is written.
 *
 * Reading the catalogue is not counted: it neither writes, nor mails, nor guesses, and a count would turn each read into a
 * write. A flood of reads is the balancer's to stop, before it costs this process anything (docs/operations.md).
 */
export const LIMITS = {
  /** Asking for a code, at any door. 200 people who come to work and sign in, some of them twice. */
  'sign-in-mails': { per: 'network', most: 400, withinMs: HOUR_MS },
  /** Codes typed in. Each code dies after a few tries anyway; this is against one try at each of many mailboxes. */
  'codes-typed': { per: 'network', most: 800, withinMs: HOUR_MS },
  /** Renewing a session, which each browser does a few times an hour by itself, and each load of a page of one that has run out. */
  'session-renewals': { per: 'network', most: 3000, withinMs: 10 * MINUTE_MS },
  /** Signing out, which writes. */
  'sign-outs': { per: 'network', most: 1000, withinMs: 10 * MINUTE_MS },
  /** Prices of a cart, asked for by everybody at each change of it; the database works for it. */
  quotes: { per: 'network', most: 6000, withinMs: 10 * MINUTE_MS },
  /** Opening the payment: asks the gateway and reserves stock. Close and pay again is a handful. */
  'payments-opened': { per: 'account', most: 60, withinMs: 10 * MINUTE_MS },
  /** Confirming a payment: asks the gateway. A browser with a bad network tries again by itself. */
  'payments-confirmed': { per: 'account', most: 120, withinMs: 10 * MINUTE_MS },
  /** Taking an order back: sends money. */
  'orders-cancelled': { per: 'account', most: 30, withinMs: 10 * MINUTE_MS },
  /** Name, phone, addresses, devices. */
  'account-changes': { per: 'account', most: 120, withinMs: 10 * MINUTE_MS },
  /** A copy of all that is held of a person: reads every table. */
  'copies-of-own-data': { per: 'account', most: 30, withinMs: HOUR_MS },
  /** The code that deletes the account: a mail. */
  'deletion-codes': { per: 'account', most: 20, withinMs: HOUR_MS },
  /** Codes typed in to delete the account. */
  'deletions-tried': { per: 'account', most: 30, withinMs: HOUR_MS },
  /** Files for print begun or taken away. */
  'print-file-changes': { per: 'account', most: 200, withinMs: HOUR_MS },
  /** Parts of files: the largest file has 200, and a phone without a good network sends some of them again. */
  'print-file-parts': { per: 'account', most: 6000, withinMs: 10 * MINUTE_MS },
  /** Looking at a file takes a processor for a second; a page asks again when it has lost the answer. */
  'print-file-checks': { per: 'account', most: 200, withinMs: HOUR_MS },
  /** Lines printed to order: each is drawn and pictured, which takes a processor for a second. */
  'print-lines-made': { per: 'account', most: 200, withinMs: HOUR_MS },
  /** The same in a day: a removed line stays for one with its sheet, up to some MB, and nobody has paid for the room. */
  'print-lines-made-a-day': { per: 'account', most: 600, withinMs: DAY_MS },
  /** Approved, removed, put back. */
  'print-line-changes': { per: 'account', most: 400, withinMs: HOUR_MS },
  /** Asking for a price: mails to the office. */
  'print-request': { per: 'account', most: 20, withinMs: HOUR_MS },
  'print-receipt': { per: 'mailbox', most: 3, withinMs: HOUR_MS },
  /** Partner requests: an office sends a few, a script many. */
  'partner-request': { per: 'network', most: 20, withinMs: HOUR_MS },
  'bulk-order-request': { per: 'network', most: 20, withinMs: HOUR_MS },
  /** Receipts: the address was only typed in, it may be anybody's. */
  'partner-receipt': { per: 'mailbox', most: 3, withinMs: HOUR_MS },
  'bulk-order-receipt': { per: 'mailbox', most: 3, withinMs: HOUR_MS },
  /** Mails of sign-in and deletion to one mailbox, whoever asks for them. */
  'mailbox-codes': { per: 'mailbox', most: 5, withinMs: HOUR_MS },
  'mailbox-codes-a-day': { per: 'mailbox', most: 16, withinMs: DAY_MS },
  /**
   * Wrong codes against one mailbox, over all its codes, from others than the browser that asked: a new code does not begin the count
   * anew. What these numbers leave to guess is reckoned in code-limits.ts.
   */
  'mailbox-wrong-codes-an-hour': { per: 'mailbox', most: 10, withinMs: HOUR_MS },
  'mailbox-wrong-codes': { per: 'mailbox', most: 20, withinMs: DAY_MS },
  /** Calls with a token that opens nothing, at the operator's door or where there is no call at all. */
  'wrong-tokens': { per: 'network', most: 60, withinMs: 10 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
