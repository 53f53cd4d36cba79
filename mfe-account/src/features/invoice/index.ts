export { InvoiceHead } from './invoice-head.tsx';
export { InvoiceLoading } from './invoice-loading.tsx';
export { InvoiceOfOrder } from './invoice-of-order.tsx';
export { PrintPage } from './print.styles.ts';
