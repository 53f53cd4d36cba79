import type { PrintParticulars } from '../print/lines/print-particulars.ts';
import type { PrintCredit } from '../discounts/find-print-credits.ts';
import type { ShippingAddress } from '@kaagazz/api-schema';

export interface MailedLine {
  productId: string;
  title: string;
  image: string;
  quantity: number;
  unitPrice: number;
  /** Details of a print line. Undefined for products. */
  print?: PrintParticulars | null;
}

/** The order data that emails show. Amounts are in paise. */
export interface MailedOrder {
  number: string;
  lines: readonly MailedLine[];
  shipping: number;
  total: number;
  /** Undefined if the order has no discount code. */
  discount?: number;
  discountCode?: string | null;
  /** Cash that the courier collects. */
  due?: number;
  /** Null if the order was not paid through the gateway. */
  gatewayPaymentId?: string | null;
  atPressAt?: Date | null;
  refunds?: readonly { amount: number }[];
  printCredits?: readonly PrintCredit[];
  /** Payments for changes to the order's prints. */
  supplementedBy?: readonly { total: number; refunded: number }[];
  shippingAddress: ShippingAddress;
  /** Message for the card in the parcel. Undefined or empty if the buyer didn't write one. */
  giftNote?: string;
  /** YYYY-MM-DD. */
  deliverFrom?: string | null;
  deliverBy?: string | null;
  /** URL of the page that shows the order without requiring sign-in. */
  trackingUrl?: string;
}

export interface Recipient {
  /** Undefined if the recipient has no account. The email then has no links to account pages. */
  id?: string;
  email: string;
  /** Empty if unknown. */
  fullname: string;
}
