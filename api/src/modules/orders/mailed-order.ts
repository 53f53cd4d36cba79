import type { PrintParticulars } from '../print/lines/print-particulars.ts';
import type { PrintCredit } from '../discounts/find-print-credits.ts';
import type { ShippingAddress } from '@kaagazz/api-schema';

export interface MailedLine {
  productId: string;
  title: string;
  image: string;
  quantity: number;
  unitPrice: number;
  print?: PrintParticulars | null;
}

/** Amounts are in paise. */
export interface MailedOrder {
  number: string;
  lines: readonly MailedLine[];
  shipping: number;
  total: number;
  discount?: number;
  discountCode?: string | null;
  due?: number;
  gatewayPaymentId?: string | null;
  atPressAt?: Date | null;
  refunds?: readonly { amount: number }[];
  printCredits?: readonly PrintCredit[];
  supplementedBy?: readonly { total: number; refunded: number }[];
  shippingAddress: ShippingAddress;
  giftNote?: string;
  /** YYYY-MM-DD. */
  deliverFrom?: string | null;
  deliverBy?: string | null;
  trackingUrl?: string;
}

export interface Recipient {
  id?: string;
  email: string;
  /** Empty if unknown. */
  fullname: string;
}
