import { checkoutSignature, isCheckoutSignature } from './checkout-signature.ts';
import { isWebhookSignature } from './webhook-signature.ts';

describe('the signature of the payment window', () => {
  // Computed with: printf 'order_1|pay_1' | openssl dgst -sha256 -hmac secret
  const SIGNATURE = '52115a0d3400de9e86aade1f1b6eba9e8974604f4e267a9e9a16633a4c8dd2cb';

  it('signs the gateway order id and the payment id with HMAC-SHA256', () => {
    expect(checkoutSignature('order_1', 'pay_1', 'secret')).toBe(SIGNATURE);
  });

  it.each([
    ['the signature', SIGNATURE, 'order_1', 'pay_1', 'secret', true],
    ['upper case', SIGNATURE.toUpperCase(), 'order_1', 'pay_1', 'secret', true],
    ['another order', SIGNATURE, 'order_2', 'pay_1', 'secret', false],
    ['another payment', SIGNATURE, 'order_1', 'pay_2', 'secret', false],
    ['another secret', SIGNATURE, 'order_1', 'pay_1', 'Secret', false],
    ['a shorter signature', SIGNATURE.slice(1), 'order_1', 'pay_1', 'secret', false],
    ['multi-byte characters', 'ü'.repeat(64), 'order_1', 'pay_1', 'secret', false],
    ['nothing', '', 'order_1', 'pay_1', 'secret', false],
  ])(
    'checks the signature of the payment window against %s',
    (_what, signature, orderId, paymentId, secret, isValid) => {
      expect(isCheckoutSignature(signature, orderId, paymentId, secret)).toBe(isValid);
    },
  );
});

describe('the signature of a webhook event', () => {
  const BODY = Buffer.from('{"event":"order.paid"}');
  // Computed with: printf '{"event":"order.paid"}' | openssl dgst -sha256 -hmac secret
  const SIGNATURE = '4a917a93c89c25faf8a35c3c2092a5f9f9930af7ac8a2a21128e4e9fe68af6a8';

  it.each([
    ['the current secret', ['secret', 'older'], true],
    ['the previous secret', ['newer', 'secret'], true],
    ['neither secret', ['newer', 'older'], false],
  ])('checks the signature of an event against %s', (_what, secrets, isValid) => {
    expect(isWebhookSignature(SIGNATURE, BODY, secrets)).toBe(isValid);
  });

  it('rejects a webhook event whose body differs by one byte from the signed body', () => {
    expect(isWebhookSignature(SIGNATURE, Buffer.from('{"event": "order.paid"}'), ['secret'])).toBe(false);
  });
});
