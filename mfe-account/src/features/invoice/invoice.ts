/** One thing that was sold; money in rupees. */
export interface InvoiceLine {
  title: string;
  /** code of the Harmonised System; null where the shop names none */
  hsn: string | null;
  quantity: number;
  /** for one piece, taxes included */
  price: number;
  /** for all of them, taxes included */
  amount: number;
  taxableAmount: number;
  /** null when the shop is not registered for GST */
  taxPercent: number | null;
}

/** An invoice as the shop issued it (`GET /api/auth/my-order/{orderNumber}/invoice`). Money in rupees, moments in ISO 8601. */
export interface Invoice {
  /** `KGZ/26-27/000123` */
  number: string;
  issuedAt: string;
  orderNumber: string;
  orderedAt: string;
  paymentId: string;
  /** `gstin`: null when the shop is not registered for GST; then no tax is shown */
  seller: { name: string; address: string; email: string; phone: string; gstin: string | null };
  buyer: { name: string; address: string };
  placeOfSupply: { code: string; name: string } | null;
  /** shipping is the last of them, where it was paid for */
  lines: InvoiceLine[];
  taxes: { name: string; percent: number; taxableAmount: number; amount: number }[];
  taxableAmount: number;
  totalAmount: number;
  totalInWords: string;
  /** of a cancelled order: all of it goes back */
  creditNote: { number: string; issuedAt: string } | null;
}
