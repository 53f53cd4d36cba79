import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the payment window hands to the shop: hex HMAC-SHA256 of `order_id|payment_id` with the key's secret. */
export function checkoutSignature(gatewayOrderId: string, paymentId: string, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${gatewayOrderId}|${paymentId}`).digest('hex');
}

/** Whether `signature` is the gateway's own, compared in constant time. The order's id must be the stored one. */
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
