import type { PaidOrder } from './checkout.api.ts';

export interface CheckoutProblem {
  text: string;
  detail?: string;
}

export type MissingConfirmation = 'unanswered' | 'uncaptured';

export type CheckoutState =
  | { step: 'idle'; problem: CheckoutProblem | null }
  | { step: 'processing'; paid: PaidOrder | null }
  /** The payment may have succeeded, so the shopper must not pay again. */
  | { step: 'unconfirmed'; paid: PaidOrder; missing: MissingConfirmation }
  | { step: 'success'; orderNumber: string };

export type CheckoutEvent =
  | { type: 'started' }
  | { type: 'failed'; problem: CheckoutProblem | null }
  | { type: 'dismissed' }
  | { type: 'paid'; order: PaidOrder }
  | { type: 'confirmed'; orderNumber: string }
  | { type: 'already-paid'; orderNumber: string }
  | { type: 'rejected'; problem: CheckoutProblem }
  | { type: MissingConfirmation };

export const IDLE: CheckoutState = { step: 'idle', problem: null };

export function checkoutAfter(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'started':
      return state.step === 'idle' ? { step: 'processing', paid: null } : state;
    case 'failed':
      return isPaying(state) ? { step: 'idle', problem: event.problem } : state;
    case 'dismissed':
      return isPaying(state) ? IDLE : state;
    case 'paid':
      // A payment can still succeed after a failure has been reported, so `paid` can follow
      // `failed`.
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
