import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the hex HMAC-SHA256 of `order_id|payment_id`, as the payment window computes it. */
export function checkoutSignature(gatewayOrderId: string, paymentId: string, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${gatewayOrderId}|${paymentId}`).digest('hex');
}

/** Compares in constant time. The caller must know the gateway order. */
export function isCheckoutSignature(
  signature: string,
  gatewayOrderId: string,
  paymentId: string,
  keySecret: string,
): boolean {
  const expected = Buffer.from(checkoutSignature(gatewayOrderId, paymentId, keySecret));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
