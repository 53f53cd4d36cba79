import { problemOf } from '@kaagazz/contract';

import type { CheckoutEvent } from './checkout-machine.ts';

const PAUSES_MS = [1000, 2000, 4000];

interface VerifyResult {
  data?: { orderNumber: string } | undefined;
  error?: unknown;
}

/** `verify` must be idempotent, because it is called again after an error. */
export async function confirmPayment<Receipt>(
  receipt: Receipt,
  verify: (receipt: Receipt) => Promise<VerifyResult>,
): Promise<CheckoutEvent> {
  for (let attempt = 0; ; attempt++) {
    const { data, error } = await verify(receipt);
    if (data) return { type: 'confirmed', orderNumber: data.orderNumber };

    const { status, code, message } = problemOf(error);
    const isUncaptured = code === 'PAYMENT_NOT_CAPTURED';
    if (isVerdict(status) && !isUncaptured) {
      return { type: 'rejected', problem: { text: rejection(message) } };
    }
    const pause = PAUSES_MS[attempt];
    if (pause === undefined || status === 401) return { type: isUncaptured ? 'uncaptured' : 'unanswered' };
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function rejection(message: string): string {
  return message.trim()
    ? `Payment verification failed: ${message}`
    : 'Payment verification error. Please contact support with your payment details.';
}

/**
 * Returns whether an error status means that the payment was rejected. After 401, 408 or 429, the
 * payment can still be confirmed.
 */
function isVerdict(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}
