import type { ShippingAddress } from '@kaagazz/api-schema';
import { COMPANY } from '@kaagazz/domain';

import type { CreatedOrder, PaymentReceipt } from './checkout.api.ts';

/** Must be shorter than the stock reservation, which lasts 15 minutes. */
const WINDOW_TIMEOUT_S = 600;

interface RazorpayOptions {
  key: string;
  order_id: string;
  /** In paise. */
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string; method?: 'upi' };
  timeout: number;
  retry: { enabled: boolean };
  handler: (receipt: PaymentReceipt) => void;
  modal: { ondismiss: () => void };
}

interface RazorpayWindow {
  open(): void;
  on(event: 'payment.failed', listener: (failure: { error?: { description?: string } }) => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => RazorpayWindow;
  }
}

export class PaymentScriptError extends Error {
  override name = 'PaymentScriptError';
}

let loading: Promise<void> | undefined;

export function loadPaymentScript(url: string): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  loading ??= addScript(url).finally(() => (loading = undefined));
  return loading;
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new PaymentScriptError(`${url} does not define Razorpay`));
    };
    script.src = url;
    script.addEventListener('load', () => (window.Razorpay ? resolve() : fail()));
    script.addEventListener('error', fail);
    document.head.append(script);
  });
}

export interface PaymentOutcome {
  onPaid: (receipt: PaymentReceipt) => void;
  onFailed: (description: string) => void;
  onDismissed: () => void;
}

/** Call `loadPaymentScript` first. */
export function openPaymentWindow(
  { order, keyId }: CreatedOrder,
  shopper: ShippingAddress,
  { onPaid, onFailed, onDismissed }: PaymentOutcome,
): void {
  if (!window.Razorpay) throw new PaymentScriptError('The payment script has not loaded');
  const paymentWindow = new window.Razorpay({
    key: keyId,
    order_id: order.id,
    amount: order.amount,
    currency: order.currency,
    name: COMPANY.name,
    description: 'Your order',
    prefill: {
      name: shopper.name,
      email: shopper.email,
      contact: shopper.phone,
      // Preselect UPI on phones, where it is the most common payment method.
      ...(window.matchMedia('(pointer: coarse)').matches && { method: 'upi' }),
    },
    timeout: WINDOW_TIMEOUT_S,
    // Shoppers retry on the checkout page, not in the payment window.
    retry: { enabled: false },
    handler: onPaid,
    modal: { ondismiss: onDismissed },
  });
  paymentWindow.on('payment.failed', ({ error }) => onFailed(error?.description ?? 'The bank gave no reason'));
  paymentWindow.open();
}
