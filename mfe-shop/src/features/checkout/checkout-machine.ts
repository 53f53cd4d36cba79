import type { PaidOrder } from './checkout.api.ts';

/** What a shopper is told when paying did not work: one line, and what else is known. */
export interface CheckoutProblem {
  text: string;
  detail?: string;
}

/**
 * Why a payment is not confirmed though it was made: nobody could be asked, or the bank has accepted it and not handed the money over yet.
 */
export type MissingConfirmation = 'unanswered' | 'uncaptured';

/**
 * Where a payment stands (specification §4 Checkout). To the document's idle, processing and success comes one state that it has no
 * word for: the money moved, and nobody could say whether the order is confirmed. Paying again there could charge twice.
 */
export type CheckoutState =
  | { step: 'idle'; problem: CheckoutProblem | null }
  /** `paid` is set once the money moved: from then on only the confirmation is missing */
  | { step: 'processing'; paid: PaidOrder | null }
  | { step: 'unconfirmed'; paid: PaidOrder; missing: MissingConfirmation }
  | { step: 'success'; orderNumber: string };

export type CheckoutEvent =
  /** the shopper pressed Pay */
  | { type: 'started' }
  /** no order, no window, or a payment that failed */
  | { type: 'failed'; problem: CheckoutProblem | null }
  | { type: 'dismissed' }
  | { type: 'paid'; order: PaidOrder }
  | { type: 'confirmed'; orderNumber: string }
  /** this cart turned out to be paid: a reload had cut off the window's answer */
  | { type: 'found'; orderNumber: string }
  /** the server looked, and says that this payment is no good */
  | { type: 'rejected'; problem: CheckoutProblem }
  /** the server could not be asked, or could not know yet */
  | { type: MissingConfirmation };

export const IDLE: CheckoutState = { step: 'idle', problem: null };

/** The state after `event`; the very same object when the event means nothing there, such as a second press of Pay. */
export function checkoutAfter(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'started':
      return state.step === 'idle' ? { step: 'processing', paid: null } : state;
    case 'failed':
      return isPaying(state) ? { step: 'idle', problem: event.problem } : state;
    case 'dismissed':
      return isPaying(state) ? IDLE : state;
    case 'paid':
      // Also after a failure: the gateway's window may let the shopper try another card. Money that moved is always confirmed.
      return state.step === 'success' || isConfirming(state) ? state : { step: 'processing', paid: event.order };
    case 'confirmed':
      return isConfirming(state) ? { step: 'success', orderNumber: event.orderNumber } : state;
    case 'found':
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
