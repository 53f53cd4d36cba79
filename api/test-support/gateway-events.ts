import { createHmac, randomUUID } from 'node:crypto';
import type { StandIns } from '../stand-ins/stand-ins.ts';
import type { TestShop } from './test-shop.ts';

export const WEBHOOK_SECRET = 'webhook-secret-of-the-tests';

interface SentEvent {
  event?: string;
  paymentId?: string;
  refund?: boolean;
  id?: string | null;
  secret?: string;
  signature?: string | null;
  /** Replaces the generated body. */
  body?: string;
}

export async function tell(shop: { app: TestShop['app']; gateway: StandIns }, sent: SentEvent) {
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

export function loseFirstRefundResponse({ ledger }: StandIns, paymentId: string) {
  const send = ledger.refund.bind(ledger);
  let isLost = false;
  jest.spyOn(ledger, 'refund').mockImplementation((id, ...request) => {
    const refund = send(id, ...request);
    if (id !== paymentId || isLost) return refund;
    isLost = true;
    throw new Error('the response was lost');
  });
}
