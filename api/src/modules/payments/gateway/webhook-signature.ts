import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Accepts a signature made with any of the secrets, because the old and the new secret are both
 * valid during a rotation. Compares signatures in constant time.
 */
export function isWebhookSignature(signature: string, body: Buffer, secrets: readonly string[]): boolean {
  const given = Buffer.from(signature.toLowerCase());
  const matches = secrets.map((secret) => {
    const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return matches.includes(true);
}
