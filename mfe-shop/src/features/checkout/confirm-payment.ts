import type { ApiProblem } from '@kaagazz/contract';

import type { CheckoutEvent } from './checkout-machine.ts';
import type { PaidOrder } from './checkout.api.ts';

/** Pauses before the second, third and fourth time of asking. */
const PAUSES_MS = [1000, 2000, 4000];

/** verify-order's answer as the data client gives it. */
export interface VerifyResult {
  data?: { orderNumber: string } | undefined;
  error?: unknown;
}

/**
 * Asks the server to confirm a paid order. Asking again is safe, the call is idempotent: so a lost network, a busy server and a bank that
 * has not handed the money over yet are asked four times over, before the shopper is told that nobody knows.
 */
export async function confirmPayment(
  order: PaidOrder,
  verify: (order: PaidOrder) => Promise<VerifyResult>,
): Promise<CheckoutEvent> {
  for (let attempt = 0; ; attempt++) {
    const { data, error } = await verify(order);
    if (data) return { type: 'confirmed', orderNumber: data.orderNumber };

    const { status = 0, code = '', message = '' } = (error ?? {}) as Partial<ApiProblem>;
    const isUncaptured = code === 'PAYMENT_NOT_CAPTURED';
    if (isVerdict(status) && !isUncaptured) {
      return { type: 'rejected', problem: { text: `Payment verification failed: ${message}` } };
    }
    const pause = PAUSES_MS[attempt];
    if (pause === undefined || status === 401) return { type: isUncaptured ? 'uncaptured' : 'unanswered' };
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** The server looked at the payment and refused it. No answer, a busy server and an ended session say nothing of the payment. */
function isVerdict(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}
