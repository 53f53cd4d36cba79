import { contentSecurityPolicy } from './security-policy.ts';

const frameSource = (page: { pays?: boolean; frames?: string[]; checkoutScript?: string }) =>
  /frame-src ([^;]*)/.exec(
    contentSecurityPolicy({
      nonce: 'n',
      pays: false,
      frames: [],
      checkoutScript: '/dev/payments/checkout.js',
      ...page,
    }),
  )?.[1];

describe('what a page may frame', () => {
  it('is nothing', () => {
    expect(frameSource({})).toBe("'none'");
  });

  it('is what its team named, and nothing else', () => {
    expect(frameSource({ frames: ['https://posts.example'] })).toBe('https://posts.example');
  });

  it('is the payment window where the visitor pays', () => {
    expect(frameSource({ pays: true })).toBe("'self'");
    expect(frameSource({ pays: true, checkoutScript: 'https://pay.example/v1.js' })).toBe(
      "'self' https://api.razorpay.com https://checkout.razorpay.com https://pay.example",
    );
  });
});
