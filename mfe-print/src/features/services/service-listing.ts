import type { PrintServiceId } from '@kaagazz/domain/print';

/** What the hub says about a service. Its page is at `/<id>`. */
export interface ServiceListing {
  id: PrintServiceId;
  name: string;
  /** The end of the link text: `Order marriage invitations`. */
  orderedItems: string;
  summary: string;
  audience: string;
  /** The choices in the order form. */
  options: readonly { label: string; values: string }[];
  /** The smallest quantity, in words. */
  minimum: string;
}
