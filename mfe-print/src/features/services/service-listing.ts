import type { PrintServiceId } from '@kaagazz/domain/print';

/** The hub's description of a service. The service's own page is at `/<id>`. */
export interface ServiceListing {
  id: PrintServiceId;
  name: string;
  /** The end of the link text, for example `marriage invitations`. */
  orderedItems: string;
  summary: string;
  audience: string;
  options: readonly { label: string; values: string }[];
  /** The smallest quantity, in words. */
  minimum: string;
}
