import { createHmac } from 'node:crypto';

import { HttpClient } from '../../support/servers/http-client.ts';
import type { HttpResponse } from '../../support/servers/http-client.ts';
import type { FaultyShop, PaymentResponse } from './faulty-shop.ts';

/**
 * Sends the gateway's signed webhook for a captured payment. Repeated calls send the same event.
 */
export async function sendWebhook(
  payment: PaymentResponse,
  { api, keys }: Pick<FaultyShop, 'api' | 'keys'>,
): Promise<HttpResponse> {
  const { razorpay_order_id: orderId, razorpay_payment_id: id } = payment;
  const entity = { id, order_id: orderId, status: 'captured' };
  const body = { entity: 'event', event: 'payment.captured', payload: { payment: { entity } } };
  const signature = createHmac('sha256', keys.RAZORPAY_WEBHOOK_SECRET).update(JSON.stringify(body)).digest('hex');

  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': `captured-${id}` };
  return withClient((client) => client.request(api.url, 'POST', '/api/payment/webhook', { body, headers }));
}

/** Returns the amounts, in paise, that the gateway has refunded for a payment. */
export async function refundsOf(
  paymentId: string,
  { standIns, keys }: Pick<FaultyShop, 'standIns' | 'keys'>,
): Promise<number[]> {
  const pair = `${keys.RAZORPAY_KEY_ID}:${keys.RAZORPAY_KEY_SECRET}`;
  const headers = { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
  const path = `/dev/payments/v1/payments/${paymentId}/refunds`;
  const { body } = await withClient((client) => client.request(standIns.url, 'GET', path, { headers }));
  return (body as { items: { amount: number }[] }).items.map(({ amount }) => amount);
}

async function withClient(request: (client: HttpClient) => Promise<HttpResponse>): Promise<HttpResponse> {
  const client = new HttpClient();
  try {
    return await request(client);
  } finally {
    client.close();
  }
}
