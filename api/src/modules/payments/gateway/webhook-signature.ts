import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Accepts any of the secrets, because both the old and the new one are valid during a rotation.
 * Compares in constant time.
 */
export function isWebhookSignature(signature: string, body: Buffer, secrets: readonly string[]): boolean {
  const given = Buffer.from(signature.toLowerCase());
  const matches = secrets.map((secret) => {
    const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return matches.includes(true);
}
