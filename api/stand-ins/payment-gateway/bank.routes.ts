import type { FastifyInstance } from 'fastify';
import { sendGatewayErrors } from './gateway-error.ts';
import type { Ledger, PaymentOddities, RefundManner } from './ledger.ts';
import { windowAnswer } from './checkout.routes.ts';
import type { WebhookManner, WebhookSender } from './webhook-sender.ts';

interface BankOptions {
  ledger: Ledger;
  webhooks: WebhookSender;
  keySecret: string;
}

/**
 * Simulates what a bank can do but no button of the payment window does, for tests and manual experiments.
 *
 *     curl -XPOST -H 'content-type: application/json' -d '{"capture":false}' localhost:3000/dev/payments/bank/orders/order_.../pay
 */
export async function bankRoutes(app: FastifyInstance, { ledger, webhooks, keySecret }: BankOptions): Promise<void> {
  sendGatewayErrors(app);

  app.get('/payments', async () => {
    const items = ledger.payments();
    return { count: items.length, items };
  });

  /** Pays with an anomaly: authorised only, another amount or currency, or a second time. Returns the window's result. */
  app.post<{ Params: { id: string }; Body: PaymentOddities | null }>('/orders/:id/pay', async ({ params, body }) =>
    windowAnswer(ledger.pay(params.id, body ?? {}), keySecret),
  );

  app.post<{ Params: { id: string } }>('/payments/:id/capture', async ({ params }) => ledger.capture(params.id));

  app.post<{ Params: { id: string }; Body: { status: 'processed' | 'failed' } }>(
    '/payments/:id/end-refunds',
    async ({ params, body }) => {
      ledger.endRefunds(params.id, body.status);
      return ledger.payment(params.id);
    },
  );

  /** Sets how refunds and webhooks behave from now on. */
  app.post<{ Body: { refunds?: RefundManner; webhooks?: WebhookManner } }>('/manner', async ({ body }) => {
    if (body.refunds) ledger.refundManner = body.refunds;
    if (body.webhooks) webhooks.manner = body.webhooks;
    return { refunds: ledger.refundManner, webhooks: webhooks.manner };
  });
}
