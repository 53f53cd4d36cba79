import type { ApiProblem } from '@kaagazz/contract';

import type { CheckoutProblem } from './checkout-machine.ts';
import { PaymentScriptError } from './payment-window.ts';

/** Codes of create-order that mean: the cart is not what the server would sell. The quote says which line. */
const CART_CHANGED = new Set([
  'OUT_OF_STOCK',
  'PRODUCT_GONE',
  'PRICE_CHANGED',
  'PROOF_NOT_APPROVED',
  'PRICE_ON_REQUEST',
]);

export function isCartChange(error: unknown): boolean {
  return CART_CHANGED.has((error as Partial<ApiProblem>).code ?? '');
}

/** True when the shopper has to sign in again before paying. */
export function isSessionEnd(error: unknown): boolean {
  return (error as Partial<ApiProblem>).status === 401;
}

/** Whether `keepFreshFor` rejected because the session has ended. A shell that gives no cause means that, too. */
export function isRefusedRenewal(error: unknown): boolean {
  const { cause } = error as { cause?: unknown };
  return !cause || isSessionEnd(cause);
}

/** The number of the order that this cart was already paid as, by a payment whose answer never came; null: it was not. */
export function orderAlreadyPaid(error: unknown): string | null {
  const { code, details } = error as Partial<ApiProblem>;
  return code === 'ALREADY_PAID' && typeof details?.orderNumber === 'string' ? details.orderNumber : null;
}

/** What a shopper is told when no payment window opened. Nothing was charged. */
export function startProblem(error: unknown): CheckoutProblem {
  if (error instanceof PaymentScriptError) {
    return {
      text: 'The payment window could not be loaded.',
      detail: 'Please check your connection and try again. Nothing was charged.',
    };
  }
  const { code } = error as Partial<ApiProblem>;
  if (code === 'PROOF_NOT_APPROVED') {
    return {
      text: 'A proof is not approved yet.',
      detail: 'Please look at the proof of the marked print and approve it. Nothing was charged.',
    };
  }
  if (code === 'PRICE_ON_REQUEST') {
    return {
      text: 'One of your prints has no fixed price any more.',
      detail:
        'Please edit the marked print or take it out of your cart; we gladly name you a price. Nothing was charged.',
    };
  }
  if (isCartChange(error)) {
    return {
      text: 'Your cart has changed.',
      detail: 'Please look at the marked products before you pay. Nothing was charged.',
    };
  }
  const { message, status } = error as Partial<ApiProblem>;
  // No answer leaves a shopper in doubt most of all. A window opens only after the answer, so no money has moved.
  const detail = status ? message : ['Nothing was charged.', message].filter(Boolean).join(' ');
  return { text: 'Order creation failed', ...(detail ? { detail } : {}) };
}
