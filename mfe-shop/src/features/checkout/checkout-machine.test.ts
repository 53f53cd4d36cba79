import fc from 'fast-check';

import { IDLE, checkoutAfter } from './checkout-machine.ts';
import type { CheckoutEvent, CheckoutState } from './checkout-machine.ts';
import type { PaidOrder } from './checkout.api.ts';

const order: PaidOrder = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'signature',
  user: { name: 'Asha Verma', email: 'asha@example.com', phone: '9876543210', address: '1 Lane, Delhi' },
  products: [{ productId: 'notebook', quantity: 1, price: 245 }],
  totalAmount: 344,
};
const problem = { text: 'Payment failed: no funds' };

const started: CheckoutEvent = { type: 'started' };
const failed: CheckoutEvent = { type: 'failed', problem };
const dismissed: CheckoutEvent = { type: 'dismissed' };
const paid: CheckoutEvent = { type: 'paid', order };
const confirmed: CheckoutEvent = { type: 'confirmed', orderNumber: 'KGZ-2026-000123' };
const alreadyPaid: CheckoutEvent = { type: 'already-paid', orderNumber: 'KGZ-2026-000123' };
const rejected: CheckoutEvent = { type: 'rejected', problem };
const unanswered: CheckoutEvent = { type: 'unanswered' };
const uncaptured: CheckoutEvent = { type: 'uncaptured' };

const after = (...events: CheckoutEvent[]): CheckoutState => events.reduce(checkoutAfter, IDLE);

describe('a checkout', () => {
  it('goes from idle to processing, then to success once the payment is confirmed', () => {
    expect(after(started)).toEqual({ step: 'processing', paid: null });
    expect(after(started, paid)).toEqual({ step: 'processing', paid: order });
    expect(after(started, paid, confirmed)).toEqual({ step: 'success', orderNumber: 'KGZ-2026-000123' });
  });

  it('ignores a second click on Pay while a payment is in progress', () => {
    const processing = after(started);

    expect(checkoutAfter(processing, started)).toBe(processing);
  });

  it('shows the reason after a failed payment and allows another attempt', () => {
    expect(after(started, failed)).toEqual({ step: 'idle', problem });
    expect(after(started, failed, started)).toEqual({ step: 'processing', paid: null });
  });

  it('closing the payment window doesn’t clear the payment error', () => {
    expect(after(started, dismissed)).toBe(IDLE);
    expect(after(started, failed, dismissed)).toEqual({ step: 'idle', problem });
  });

  it('confirms a payment that succeeds after a failed attempt in the same payment window', () => {
    expect(after(started, failed, paid)).toEqual({ step: 'processing', paid: order });
  });

  it('ignores a failure that is reported after the payment has succeeded', () => {
    expect(after(started, paid, failed)).toEqual({ step: 'processing', paid: order });
    expect(after(started, paid, dismissed)).toEqual({ step: 'processing', paid: order });
  });

  it('the shopper can pay again only if the first payment was rejected', () => {
    expect(after(started, paid, rejected, started)).toEqual({ step: 'processing', paid: null });
    expect(after(started, paid, unanswered, started)).toEqual({
      step: 'unconfirmed',
      paid: order,
      missing: 'unanswered',
    });
    expect(after(started, paid, uncaptured, started)).toMatchObject({ step: 'unconfirmed', missing: 'uncaptured' });
    expect(after(started, paid, unanswered, paid, confirmed)).toMatchObject({ step: 'success' });
  });

  it('ends the checkout successfully if the cart has already been paid for', () => {
    expect(after(alreadyPaid)).toMatchObject({ step: 'success' });
    expect(after(started, alreadyPaid)).toMatchObject({ step: 'success' });
    expect(after(started, paid, alreadyPaid)).toEqual({ step: 'processing', paid: order });
  });

  it('a successful checkout never returns to an earlier step', () => {
    const events = fc.array(
      fc.constantFrom(started, failed, dismissed, paid, confirmed, alreadyPaid, rejected, unanswered, uncaptured),
    );
    fc.assert(
      fc.property(events, (happened) => {
        let state: CheckoutState = IDLE;
        for (const event of happened) {
          const next = checkoutAfter(state, event);
          if (state.step === 'success') expect(next).toBe(state);
          if (state.step === 'unconfirmed' && event.type !== 'paid') expect(next).toBe(state);
          if (event.type === 'started' && state.step !== 'idle') expect(next).toBe(state);
          state = next;
        }
      }),
    );
  });
});
