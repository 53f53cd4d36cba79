import { createHmac } from 'node:crypto';

import { Caller } from './caller.ts';
import type { Answer } from './caller.ts';
import type { FaultyShop, PaymentResponse } from './faulty-shop.ts';

/** The gateway's own word that a payment was captured, as its webhook sends it: the same event each time. */
export async function tellOf(
  payment: PaymentResponse,
  { api, keys }: Pick<FaultyShop, 'api' | 'keys'>,
): Promise<Answer> {
  const { razorpay_order_id: orderId, razorpay_payment_id: id } = payment;
  const entity = { id, order_id: orderId, status: 'captured' };
  const body = { entity: 'event', event: 'payment.captured', payload: { payment: { entity } } };
  const signature = createHmac('sha256', keys.RAZORPAY_WEBHOOK_SECRET).update(JSON.stringify(body)).digest('hex');

  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': `captured-${id}` };
  return asked((caller) => caller.call(api.url, 'POST', '/api/payment/webhook', { body, headers }));
}

/** What the gateway's books have of a payment's refunds, paise. */
export async function refundsOf(
  paymentId: string,
  { standIns, keys }: Pick<FaultyShop, 'standIns' | 'keys'>,
): Promise<number[]> {
  const pair = `${keys.RAZORPAY_KEY_ID}:${keys.RAZORPAY_KEY_SECRET}`;
  const headers = { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
  const path = `/dev/payments/v1/payments/${paymentId}/refunds`;
  const { body } = await asked((caller) => caller.call(standIns.url, 'GET', path, { headers }));
  return (body as { items: { amount: number }[] }).items.map(({ amount }) => amount);
}

async function asked(ask: (caller: Caller) => Promise<Answer>): Promise<Answer> {
  const caller = new Caller();
  try {
    return await ask(caller);
  } finally {
    caller.leave();
  }
}
