import type { PrintServiceId } from '@kaagazz/domain/print';

/** What the hub says of one service (specification §2 Print With Us); its page is at `/<id>`. */
export interface ServiceListing {
  id: PrintServiceId;
  name: string;
  /** what is ordered, in a link: `Order marriage invitations` */
  subject: string;
  /** what it is, in one or two sentences */
  summary: string;
  /** who it is for */
  audience: string;
  /** what can be chosen, in the words of its form (specification §3) */
  options: readonly { label: string; values: string }[];
  /** the smallest run, as a shopper reads it */
  minimum: string;
}
