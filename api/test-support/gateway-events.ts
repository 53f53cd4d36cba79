import { createHmac, randomUUID } from 'node:crypto';
import type { PayingShop } from './paying-shop.ts';

export const WEBHOOK_SECRET = 'webhook-secret-of-the-tests';

/** An event as the gateway sends it; what is not said is as it should be. */
interface SentEvent {
  event?: string;
  /** of what it tells, as the gateway's books have it */
  paymentId?: string;
  /** tells of a refund of `paymentId` */
  refund?: boolean;
  id?: string | null;
  secret?: string;
  signature?: string | null;
  /** instead of an event */
  body?: string;
}

/** The gateway tells the shop of a payment. */
export async function tell(shop: PayingShop, sent: SentEvent) {
  const { event = 'payment.captured', paymentId, refund = false, id = randomUUID(), secret = WEBHOOK_SECRET } = sent;
  const { ledger } = shop.gateway;
  const payment = paymentId === undefined ? undefined : ledger.payment(paymentId);
  const entity = refund && paymentId !== undefined ? ledger.refundsOf(paymentId).at(-1) : undefined;
  const payload = { ...(payment && { payment: { entity: payment } }), ...(entity && { refund: { entity } }) };
  const body = sent.body ?? JSON.stringify({ entity: 'event', event, payload });
  const signature = sent.signature ?? createHmac('sha256', secret).update(body).digest('hex');
  return shop.app.inject({
    method: 'POST',
    url: '/api/payment/webhook',
    headers: {
      'content-type': 'application/json',
      ...(sent.signature !== null && { 'x-razorpay-signature': signature }),
      ...(id !== null && { 'x-razorpay-event-id': id }),
    },
    payload: body,
  });
}
