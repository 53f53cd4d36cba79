import type { FastifyInstance } from 'fastify';
import { sendGatewayErrors } from './gateway-error.ts';
import type { Ledger, PaymentAnomaly, RefundBehaviour } from './ledger.ts';
import { checkoutResponse } from './checkout.routes.ts';
import type { WebhookBehaviour, WebhookSender } from './webhook-sender.ts';

interface BankOptions {
  ledger: Ledger;
  webhooks: WebhookSender;
  keySecret: string;
}

export async function bankRoutes(app: FastifyInstance, { ledger, webhooks, keySecret }: BankOptions): Promise<void> {
  sendGatewayErrors(app);

  app.get('/payments', async () => {
    const items = ledger.payments();
    return { count: items.length, items };
  });

  app.post<{ Params: { id: string }; Body: PaymentAnomaly | null }>('/orders/:id/pay', async ({ params, body }) =>
    checkoutResponse(ledger.pay(params.id, body ?? {}), keySecret),
  );

  app.post<{ Params: { id: string } }>('/payments/:id/capture', async ({ params }) => ledger.capture(params.id));

  app.post<{ Params: { id: string }; Body: { status: 'processed' | 'failed' } }>(
    '/payments/:id/end-refunds',
    async ({ params, body }) => {
      ledger.endRefunds(params.id, body.status);
      return ledger.payment(params.id);
    },
  );

  app.post<{ Body: { refunds?: RefundBehaviour; webhooks?: WebhookBehaviour } }>('/manner', async ({ body }) => {
    if (body.refunds) ledger.refundBehaviour = body.refunds;
    if (body.webhooks) webhooks.behaviour = body.webhooks;
    return { refunds: ledger.refundBehaviour, webhooks: webhooks.behaviour };
  });
}
