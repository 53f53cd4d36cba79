import type { PaidOrder } from './checkout.api.ts';

/** Why a payment failed. */
export interface CheckoutProblem {
  text: string;
  detail?: string;
}

/**
 * Why a payment that was made is not confirmed: the api did not respond, or the bank has not
 * captured the payment yet.
 */
export type MissingConfirmation = 'unanswered' | 'uncaptured';

/**
 * The steps of a payment. In `unconfirmed` the money has moved but nobody could confirm the order,
 * so paying again could charge twice.
 */
export type CheckoutState =
  | { step: 'idle'; problem: CheckoutProblem | null }
  /** `paid` is set once the money has moved and only the confirmation is missing. */
  | { step: 'processing'; paid: PaidOrder | null }
  | { step: 'unconfirmed'; paid: PaidOrder; missing: MissingConfirmation }
  | { step: 'success'; orderNumber: string };

export type CheckoutEvent =
  /** The shopper pressed Pay. */
  | { type: 'started' }
  /** No order, no payment window, or a failed payment. */
  | { type: 'failed'; problem: CheckoutProblem | null }
  | { type: 'dismissed' }
  | { type: 'paid'; order: PaidOrder }
  | { type: 'confirmed'; orderNumber: string }
  /** The cart is already paid for; a reload interrupted the earlier payment. */
  | { type: 'already-paid'; orderNumber: string }
  /** The server checked the payment and rejected it. */
  | { type: 'rejected'; problem: CheckoutProblem }
  /** The server did not respond or cannot tell yet. */
  | { type: MissingConfirmation };

export const IDLE: CheckoutState = { step: 'idle', problem: null };

/**
 * Returns the next state, or the same object if the event does not apply, such as a second click on
 * Pay.
 */
export function checkoutAfter(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'started':
      return state.step === 'idle' ? { step: 'processing', paid: null } : state;
    case 'failed':
      return isPaying(state) ? { step: 'idle', problem: event.problem } : state;
    case 'dismissed':
      return isPaying(state) ? IDLE : state;
    case 'paid':
      // Also after a failure, because the gateway's window may let the shopper try another card.
      // Money that moved is always confirmed.
      return state.step === 'success' || isConfirming(state) ? state : { step: 'processing', paid: event.order };
    case 'confirmed':
      return isConfirming(state) ? { step: 'success', orderNumber: event.orderNumber } : state;
    case 'already-paid':
      return state.step === 'idle' || isPaying(state) ? { step: 'success', orderNumber: event.orderNumber } : state;
    case 'rejected':
      return isConfirming(state) ? { step: 'idle', problem: event.problem } : state;
    case 'unanswered':
    case 'uncaptured':
      return isConfirming(state) ? { step: 'unconfirmed', paid: state.paid, missing: event.type } : state;
  }
}

type Processing = Extract<CheckoutState, { step: 'processing' }>;

function isPaying(state: CheckoutState): boolean {
  return state.step === 'processing' && state.paid === null;
}

function isConfirming(state: CheckoutState): state is Processing & { paid: PaidOrder } {
  return state.step === 'processing' && state.paid !== null;
}
