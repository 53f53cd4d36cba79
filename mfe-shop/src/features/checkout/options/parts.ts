export { UnconfirmedPayment } from '../unconfirmed-payment.tsx';
export { CashDialog } from './cash-dialog.tsx';
export { CheckoutOptions } from './checkout-options.tsx';
export { PaymentChoice } from './payment-choice.tsx';
