export { InvoiceHead } from './invoice-head.tsx';
export { InvoiceOfOrder } from './invoice-of-order.tsx';
export { InvoiceWaiting } from './invoice-waiting.tsx';
export { PrintedPage } from './print.styles.ts';
