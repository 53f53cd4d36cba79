export { UnconfirmedPayment } from '../unconfirmed-payment.tsx';
export { CashDialog } from './cash-dialog.tsx';
export { CheckoutOptions } from './checkout-options.tsx';
export { DeliveryAndPayment } from './delivery-and-payment.tsx';
