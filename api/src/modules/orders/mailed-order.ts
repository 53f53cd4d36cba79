import type { PrintParticulars } from '../print/lines/print-particulars.ts';
import type { ShippingAddress } from '@kaagazz/api-schema';

export interface MailedLine {
  productId: string;
  title: string;
  quantity: number;
  unitPrice: number;
  /** Set for print lines only. */
  print?: PrintParticulars | null;
}

/** An order as emails show it. Amounts are in paise. */
export interface MailedOrder {
  number: string;
  lines: readonly MailedLine[];
  shipping: number;
  total: number;
  /** Earlier refunds of the order. */
  refunds?: readonly { amount: number }[];
  shippingAddress: ShippingAddress;
}

export interface Recipient {
  /** Undefined if the account was deleted. The email then has no links. */
  id?: string;
  email: string;
  /** Empty if unknown. */
  fullname: string;
}
