import { COMPANY } from '@kaagazz/domain';

/** One thing that can be printed to order (specification §2 Print With Us). */
export interface PrintService {
  /** documented URL of its own page */
  path: string;
  name: string;
  /** what a letter about it is headed: `Marriage invitations` */
  subject: string;
  /** what it is, in one or two sentences */
  summary: string;
  /** who it is for */
  audience: string;
  /** what can be chosen, in the words of its form (specification §3) */
  options: readonly { label: string; values: string }[];
  /** the smallest run, as a shopper reads it */
  minimum: string;
  /** its page takes orders: the hub links there instead of to the mailbox */
  opensOnline: boolean;
}

/** A mail to the shop with its subject filled in: how anything can be ordered that has no page yet. */
export function enquiry(subject: string): string {
  return `mailto:${COMPANY.email}?subject=${encodeURIComponent(subject)}`;
}
