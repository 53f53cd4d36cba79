import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { renderCheckoutPage, renderCheckoutProblem } from './checkout-page.ts';
import { GatewayError, sendGatewayErrors } from './gateway-error.ts';
import type { GatewayPayment, Ledger } from './ledger.ts';

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

interface CheckoutOptions {
  ledger: Ledger;
  keyId: string;
  keySecret: string;
}

/** Signs payment responses on the server, so that the secret never reaches the browser. */
export async function checkoutRoutes(
  app: FastifyInstance,
  { ledger, keyId, keySecret }: CheckoutOptions,
): Promise<void> {
  for (const [path, file, type] of [
    ['/checkout.js', 'checkout.js', 'text/javascript'],
    ['/window.js', 'window.js', 'text/javascript'],
    ['/window.css', 'window.css', 'text/css'],
  ] as const) {
    const content = readFileSync(new URL(`./browser/${file}`, import.meta.url));
    app.get(path, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(content),
    );
  }

  sendGatewayErrors(app);

  app.get<{ Querystring: { order?: string; key?: string } }>('/checkout', async (request, reply) => {
    const { status, html } = checkoutPage(request.query);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .send(html);
  });

  app.post<{ Params: { id: string } }>('/checkout/:id/pay', async (request) => {
    return checkoutResponse(ledger.pay(request.params.id), keySecret);
  });

  app.post<{ Params: { id: string } }>('/checkout/:id/fail', async (request) => {
    const payment = ledger.fail(request.params.id);
    return {
      error: {
        code: payment.error_code,
        description: payment.error_description,
        source: payment.error_source,
        step: payment.error_step,
        reason: payment.error_reason,
        metadata: { order_id: payment.order_id, payment_id: payment.id },
      },
    };
  });

  function checkoutPage({ order: orderId = '', key }: { order?: string; key?: string }) {
    try {
      if (key !== keyId) throw new GatewayError('Unknown key');
      const order = ledger.order(orderId);
      if (order.status === 'paid') throw new GatewayError('This order is already paid');
      return { status: 200, html: renderCheckoutPage(order) };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return { status: error.status, html: renderCheckoutProblem(error.message) };
    }
  }
}

export function checkoutResponse({ id, order_id: orderId }: GatewayPayment, keySecret: string) {
  return {
    razorpay_payment_id: id,
    razorpay_order_id: orderId,
    razorpay_signature: createHmac('sha256', keySecret).update(`${orderId}|${id}`).digest('hex'),
  };
}
