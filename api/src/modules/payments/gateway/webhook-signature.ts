import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether the gateway signed exactly these bytes: hex HMAC-SHA256 with one of the webhook's secrets. Every secret is tried, in constant
 * time: while a key rotates the gateway may still sign with the old one.
 */
export function isWebhookSignature(signature: string, body: Buffer, secrets: readonly string[]): boolean {
  const given = Buffer.from(signature.toLowerCase());
  const fits = secrets.map((secret) => {
    const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return fits.includes(true);
}
