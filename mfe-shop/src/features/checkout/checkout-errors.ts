import { problemOf } from '@kaagazz/contract';

import type { CheckoutProblem } from './checkout-machine.ts';
import { PaymentScriptError } from './payment-window.ts';

const CART_CHANGED = new Set([
  'OUT_OF_STOCK',
  'PRODUCT_GONE',
  'PRICE_CHANGED',
  'PROOF_NOT_APPROVED',
  'PRICE_ON_REQUEST',
  'SERVICE_PAUSED',
]);

export function isCartChange(error: unknown): boolean {
  return CART_CHANGED.has(problemOf(error).code);
}

export function isSessionExpired(error: unknown): boolean {
  return problemOf(error).status === 401;
}

export function orderAlreadyPaid(error: unknown): string | null {
  const { code, details } = problemOf(error);
  return code === 'ALREADY_PAID' ? (details?.orderNumber ?? null) : null;
}

export function checkoutProblem(error: unknown): CheckoutProblem {
  if (error instanceof PaymentScriptError) {
    return {
      text: 'The payment window could not be loaded.',
      detail: 'Please check your connection and try again. You have not been charged.',
    };
  }
  const { code, message, status } = problemOf(error);
  if (code === 'PROOF_NOT_APPROVED') {
    return {
      text: 'One proof needs your approval.',
      detail: 'Please review and approve the proof of the highlighted print. You have not been charged.',
    };
  }
  if (code === 'PRICE_ON_REQUEST') {
    return {
      text: 'One of your prints no longer has a fixed price.',
      detail: 'Please edit or remove the highlighted print, or ask us for a price. You have not been charged.',
    };
  }
  if (code === 'SERVICE_PAUSED') {
    return {
      text: message,
      detail: 'Please remove the highlighted print, or try again later. You have not been charged.',
    };
  }
  if (isCartChange(error)) {
    return {
      text: 'Your cart has changed.',
      detail: 'Please review the highlighted products before you pay. You have not been charged.',
    };
  }
  // The status is 0 if the api didn't respond. In that case, no payment was started.
  const detail = status ? message : ['You have not been charged.', message].filter(Boolean).join(' ');
  return { text: 'Order creation failed', ...(detail && { detail }) };
}
