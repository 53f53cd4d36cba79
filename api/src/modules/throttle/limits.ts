const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface Limit {
  per: 'visitor' | 'network' | 'account' | 'mailbox' | 'invitation';
  most: number;
  withinMs: number;
}

/**
 * Limits per network must be high, because Indian mobile carriers put thousands of phones behind
 * one IP address.
 */
export const LIMITS = {
  'sign-in-mails': { per: 'network', most: 3000, withinMs: HOUR_MS },
  'sign-in-mails-of-visitor': { per: 'visitor', most: 40, withinMs: HOUR_MS },
  'codes-typed': { per: 'network', most: 6000, withinMs: HOUR_MS },
  'codes-typed-by-visitor': { per: 'visitor', most: 80, withinMs: HOUR_MS },
  'session-renewals': { per: 'network', most: 30_000, withinMs: 10 * MINUTE_MS },
  'session-renewals-of-visitor': { per: 'visitor', most: 300, withinMs: 10 * MINUTE_MS },
  'sign-outs': { per: 'network', most: 10_000, withinMs: 10 * MINUTE_MS },
  'sign-outs-of-visitor': { per: 'visitor', most: 100, withinMs: 10 * MINUTE_MS },
  quotes: { per: 'network', most: 60_000, withinMs: 10 * MINUTE_MS },
  'quotes-of-visitor': { per: 'visitor', most: 600, withinMs: 10 * MINUTE_MS },
  /** Limits payment attempts, because each one reserves stock and calls the gateway. */
  'payments-opened': { per: 'account', most: 60, withinMs: 10 * MINUTE_MS },
  'payments-confirmed': { per: 'account', most: 120, withinMs: 10 * MINUTE_MS },
  'payment-links': { per: 'network', most: 6_000, withinMs: 10 * MINUTE_MS },
  'payment-links-of-visitor': { per: 'visitor', most: 120, withinMs: 10 * MINUTE_MS },
  'discount-codes': { per: 'network', most: 3_000, withinMs: HOUR_MS },
  'discount-codes-of-account': { per: 'account', most: 60, withinMs: HOUR_MS },
  /** Limits cash orders, because each one reserves stock and sends an email. */
  'cash-orders': { per: 'network', most: 3_000, withinMs: HOUR_MS },
  'cash-orders-of-account': { per: 'account', most: 20, withinMs: HOUR_MS },
  'cash-codes': { per: 'mailbox', most: 5, withinMs: HOUR_MS },
  'cash-codes-typed': { per: 'account', most: 40, withinMs: HOUR_MS },
  'orders-cancelled': { per: 'account', most: 30, withinMs: 10 * MINUTE_MS },
  'returns-requested': { per: 'account', most: 30, withinMs: HOUR_MS },
  'return-photographs': { per: 'account', most: 60, withinMs: HOUR_MS },
  'account-changes': { per: 'account', most: 120, withinMs: 10 * MINUTE_MS },
  'copies-of-own-data': { per: 'account', most: 30, withinMs: HOUR_MS },
  'deletion-codes': { per: 'account', most: 20, withinMs: HOUR_MS },
  'deletions-tried': { per: 'account', most: 30, withinMs: HOUR_MS },
  'print-file-changes': { per: 'account', most: 200, withinMs: HOUR_MS },
  'print-file-parts': { per: 'account', most: 6000, withinMs: 10 * MINUTE_MS },
  /** Limits file checks, because each one takes a second of CPU time. */
  'print-file-checks': { per: 'account', most: 200, withinMs: HOUR_MS },
  /** Limits new printed items, because rendering each one takes a second of CPU time. */
  'print-lines-made': { per: 'account', most: 200, withinMs: HOUR_MS },
  'print-lines-made-a-day': { per: 'account', most: 600, withinMs: DAY_MS },
  'print-line-changes': { per: 'account', most: 400, withinMs: HOUR_MS },
  /** Limits proofs, because rendering a proof for hundreds of guests is expensive. */
  'print-proofs-opened': { per: 'account', most: 300, withinMs: HOUR_MS },
  'print-request': { per: 'account', most: 20, withinMs: HOUR_MS },
  'print-receipt': { per: 'mailbox', most: 3, withinMs: HOUR_MS },
  'orders-tracked': { per: 'network', most: 12_000, withinMs: HOUR_MS },
  'orders-tracked-by-visitor': { per: 'visitor', most: 120, withinMs: HOUR_MS },
  'invitations-opened': { per: 'network', most: 12_000, withinMs: HOUR_MS },
  'invitations-opened-by-visitor': { per: 'visitor', most: 120, withinMs: HOUR_MS },
  'certificates-verified': { per: 'network', most: 3000, withinMs: HOUR_MS },
  'certificates-verified-by-visitor': { per: 'visitor', most: 120, withinMs: HOUR_MS },
  replies: { per: 'network', most: 3000, withinMs: HOUR_MS },
  'replies-of-visitor': { per: 'visitor', most: 60, withinMs: HOUR_MS },
  'new-replies': { per: 'invitation', most: 120, withinMs: HOUR_MS },
  'first-replies-from-network': { per: 'invitation', most: 3, withinMs: HOUR_MS },
  /**
   * Keep this limit below `new-replies`, so that one network can't use up an invitation's whole
   * limit.
   */
  'new-replies-from-network': { per: 'invitation', most: 40, withinMs: HOUR_MS },
  reviews: { per: 'network', most: 3000, withinMs: HOUR_MS },
  'reviews-of-visitor': { per: 'visitor', most: 60, withinMs: HOUR_MS },
  /** Limits uploads, because encoding a photograph takes a second of CPU time. */
  'review-photographs': { per: 'network', most: 3000, withinMs: HOUR_MS },
  'review-photographs-of-visitor': { per: 'visitor', most: 60, withinMs: HOUR_MS },
  'stock-alerts': { per: 'network', most: 3000, withinMs: HOUR_MS },
  'stock-alerts-of-visitor': { per: 'visitor', most: 30, withinMs: HOUR_MS },
  'stock-alert-mails': { per: 'mailbox', most: 3, withinMs: HOUR_MS },
  newsletter: { per: 'network', most: 3000, withinMs: HOUR_MS },
  'newsletter-of-visitor': { per: 'visitor', most: 30, withinMs: HOUR_MS },
  'newsletter-mails': { per: 'mailbox', most: 3, withinMs: HOUR_MS },
  'partner-request': { per: 'network', most: 200, withinMs: HOUR_MS },
  'partner-request-of-visitor': { per: 'visitor', most: 20, withinMs: HOUR_MS },
  'bulk-order-request': { per: 'network', most: 200, withinMs: HOUR_MS },
  'bulk-order-request-of-account': { per: 'account', most: 20, withinMs: HOUR_MS },
  /** Prevents attackers from flooding other people's mailboxes through the partner form. */
  'partner-receipt': { per: 'mailbox', most: 3, withinMs: HOUR_MS },
  'bulk-order-receipt': { per: 'mailbox', most: 3, withinMs: HOUR_MS },
  'mailbox-codes': { per: 'mailbox', most: 5, withinMs: HOUR_MS },
  'mailbox-codes-a-day': { per: 'mailbox', most: 16, withinMs: DAY_MS },
  'mailbox-wrong-codes-an-hour': { per: 'mailbox', most: 10, withinMs: HOUR_MS },
  'mailbox-wrong-codes': { per: 'mailbox', most: 20, withinMs: DAY_MS },
  'desk-sign-ins': { per: 'network', most: 400, withinMs: HOUR_MS },
  'desk-codes': { per: 'mailbox', most: 10, withinMs: HOUR_MS },
  /** Prevents brute-force attacks on emailed codes and authenticator codes. */
  'desk-codes-typed': { per: 'mailbox', most: 20, withinMs: HOUR_MS },
  'desk-step-ups': { per: 'account', most: 20, withinMs: HOUR_MS },
  'wrong-tokens': { per: 'network', most: 60, withinMs: 10 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
