import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the HMAC-SHA256 of `order_id|payment_id` in hex, as computed by the payment window. */
export function checkoutSignature(gatewayOrderId: string, paymentId: string, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${gatewayOrderId}|${paymentId}`).digest('hex');
}

/**
 * Verifies the payment window's signature in constant time. The caller must check that the shop
 * created the gateway order.
 */
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
