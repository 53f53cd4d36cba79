import type { PrintServiceId } from '@kaagazz/domain/print';

/** A service as listed on the hub page. The service's own page is at `/<id>`. */
export interface ServiceListing {
  id: PrintServiceId;
  name: string;
  /** Last words of the link text, for example `marriage invitations`. */
  orderedItems: string;
  summary: string;
  audience: string;
  options: readonly { label: string; values: string }[];
  /** The minimum quantity, in words. */
  minimum: string;
}
