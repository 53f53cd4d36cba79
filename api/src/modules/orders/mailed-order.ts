import type { PrintParticulars } from '../print/lines/print-particulars.ts';
import type { ShippingAddress } from '@kaagazz/api-schema';

export interface MailedLine {
  productId: string;
  title: string;
  quantity: number;
  unitPrice: number;
  /** Only of a line that is printed to order. */
  print?: PrintParticulars | null;
}

/** An order as mails show it; money in paise. */
export interface MailedOrder {
  number: string;
  lines: readonly MailedLine[];
  shipping: number;
  total: number;
  shippingAddress: ShippingAddress;
}

/** The recipient of a mail. */
export interface Reader {
  /** Absent if the account was deleted; then the mail has no link to the order. */
  id?: string;
  email: string;
  /** Empty if unknown. */
  fullname: string;
}
