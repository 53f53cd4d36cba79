import { problemOf } from '@kaagazz/contract';

import type { CheckoutProblem } from './checkout-machine.ts';
import { PaymentScriptError } from './payment-window.ts';

/** `POST /payment/create-order` responds with one of these if a line of the cart cannot be bought. */
const CART_CHANGED = new Set([
  'OUT_OF_STOCK',
  'PRODUCT_GONE',
  'PRICE_CHANGED',
  'PROOF_NOT_APPROVED',
  'PRICE_ON_REQUEST',
]);

export function isCartChange(error: unknown): boolean {
  return CART_CHANGED.has(problemOf(error).code);
}

export function isSessionExpired(error: unknown): boolean {
  return problemOf(error).status === 401;
}

/** Returns the number of the order if an earlier payment has paid for this cart, or `null`. */
export function orderAlreadyPaid(error: unknown): string | null {
  const { code, details } = problemOf(error);
  return code === 'ALREADY_PAID' ? (details?.orderNumber ?? null) : null;
}

/** Explains why the payment window did not open. Nothing was charged. */
export function startProblem(error: unknown): CheckoutProblem {
  if (error instanceof PaymentScriptError) {
    return {
      text: 'The payment window could not be loaded.',
      detail: 'Please check your connection and try again. Nothing was charged.',
    };
  }
  const { code, message, status } = problemOf(error);
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
  // Without a response the shopper may wonder, but the window opens only after the response.
  const detail = status ? message : ['Nothing was charged.', message].filter(Boolean).join(' ');
  return { text: 'Order creation failed', ...(detail && { detail }) };
}
