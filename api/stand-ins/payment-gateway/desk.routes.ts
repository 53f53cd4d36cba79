import type { FastifyInstance } from 'fastify';
import { sendGatewayErrors } from './gateway-error.ts';
import type { Ledger, PaymentOddities, RefundManner } from './ledger.ts';
import { windowAnswer } from './checkout.routes.ts';
import type { WebhookManner, WebhookSender } from './webhook-sender.ts';

interface DeskOptions {
  ledger: Ledger;
  webhooks: WebhookSender;
  keySecret: string;
}

/**
 * The bank's side, for tests and for trying things out by hand: what no button of the window does. Like all stand-ins it is not there in
 * production.
 *
 *     curl -XPOST -H 'content-type: application/json' -d '{"capture":false}' localhost:3000/dev/payments/desk/orders/order_.../pay
 */
export async function deskRoutes(app: FastifyInstance, { ledger, webhooks, keySecret }: DeskOptions): Promise<void> {
  sendGatewayErrors(app);

  app.get('/payments', async () => {
    const items = ledger.payments();
    return { count: items.length, items };
  });

  /** Pays in an odd way: authorised only, another amount or currency, a second time. Answers what the window would. */
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

  /** How refunds and webhooks go from now on. */
  app.post<{ Body: { refunds?: RefundManner; webhooks?: WebhookManner } }>('/manner', async ({ body }) => {
    if (body.refunds) ledger.refundManner = body.refunds;
    if (body.webhooks) webhooks.manner = body.webhooks;
    return { refunds: ledger.refundManner, webhooks: webhooks.manner };
  });
}
