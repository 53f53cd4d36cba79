import type { App, AppContext } from '../../../app-context.ts';
import { route } from '../../../plugins/operation-route.ts';
import { Problem } from '../../../plugins/problem.ts';
import { isWebhookSignature } from '../gateway/webhook-signature.ts';
import type { Webhook } from './webhook.ts';

const BODY_LIMIT = 64 * 1024;
const EVENT_ID = /^[\w-]{1,100}$/;
const OPTIONS = {
  bodyLimit: BODY_LIMIT,
  config: {
    limits: { none: 'every event is signed, and one that is refused would be sent again' },
    changesCatalogue: true,
  },
} as const;

/** Registers the webhook without a JSON parser, because the signature covers the raw bytes. */
export async function registerWebhook(app: App, { config }: AppContext, webhook: Webhook): Promise<void> {
  const { webhookSecret, webhookSecretPrevious } = config.razorpay;
  const secrets = webhookSecretPrevious === null ? [webhookSecret] : [webhookSecret, webhookSecretPrevious];

  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    route(scope, 'receivePaymentEvent', OPTIONS, async ({ headers, body }) => {
      const signature = headers['x-razorpay-signature'];
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      if (typeof signature !== 'string' || !isWebhookSignature(signature, bytes, secrets)) {
        throw new Problem('SIGNATURE_INVALID', 'The event’s signature is not valid.');
      }
      const id = headers['x-razorpay-event-id'];
      const known = typeof id === 'string' && EVENT_ID.test(id) ? id : undefined;
      await webhook.receive(known, bytes.toString('utf8'));
      return {};
    });
  });
}
