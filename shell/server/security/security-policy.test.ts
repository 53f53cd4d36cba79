import { contentSecurityPolicy, mountedSecurityPolicy } from './security-policy.ts';

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

describe('frame-src', () => {
  it('frame-src blocks all frames by default', () => {
    expect(frameSource({})).toBe("'none'");
  });

  it('frame-src contains the origins that the release declares', () => {
    expect(frameSource({ frames: ['https://posts.example'] })).toBe('https://posts.example');
  });

  it('frame-src allows the payment window on the payment page', () => {
    expect(frameSource({ pays: true })).toBe("'self'");
    expect(frameSource({ pays: true, checkoutScript: 'https://pay.example/v1.js' })).toBe(
      "'self' https://api.razorpay.com https://checkout.razorpay.com https://pay.example",
    );
  });
});

it('the security policy of a mounted app allows requests only to this site', () => {
  const policy = mountedSecurityPolicy('n');

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("frame-src 'self';");
  expect(policy).not.toMatch(/unsafe|https:/);
});
