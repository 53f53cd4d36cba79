export { ReleaseWebhook } from './release-webhook.ts';
