import { z } from 'zod';
import type { App, AppContext } from '../../app-context.ts';
import { failures, Problem } from '../../plugins/problem.ts';
import { isWebhookSignature } from './webhook-signature.ts';
import type { Webhook } from './webhook.ts';

/** Events have some thousand characters. */
const BODY_LIMIT = 64 * 1024;
const EVENT_ID = /^[\w-]{1,100}$/;

/**
 * `POST /api/payment/webhook`: the gateway tells that something happened to a payment. It has a scope of its own, because the signature is
 * over the bytes as they came: here a body is bytes, whatever its type says.
 */
export async function registerWebhook(app: App, { config }: AppContext, webhook: Webhook): Promise<void> {
  const { webhookSecret, webhookSecretPrevious } = config.razorpay;
  const secrets = webhookSecretPrevious === null ? [webhookSecret] : [webhookSecret, webhookSecretPrevious];

  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post(
      '/api/payment/webhook',
      {
        bodyLimit: BODY_LIMIT,
        config: {
          limits: { none: 'every event is signed, and one that is refused would be sent again' },
          changesCatalogue: true,
        },
        schema: { hide: true, response: { 200: z.object({ success: z.literal(true) }), ...failures } },
      },
      async ({ headers, body }) => {
        const signature = headers['x-razorpay-signature'];
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        if (typeof signature !== 'string' || !isWebhookSignature(signature, bytes, secrets)) {
          throw new Problem(400, 'SIGNATURE_INVALID', 'The signature of the event is not valid.');
        }
        const id = headers['x-razorpay-event-id'];
        const known = typeof id === 'string' && EVENT_ID.test(id) ? id : undefined;
        await webhook.receive(known, bytes.toString('utf8'));
        return { success: true as const };
      },
    );
  });
}
