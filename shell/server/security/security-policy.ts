const RAZORPAY_FRAMES = ['https://api.razorpay.com', 'https://checkout.razorpay.com'];
const RAZORPAY_CALLS = ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'];

interface PagePolicy {
  nonce: string;
  pays: boolean;
  frames: readonly string[];
  checkoutScript: string;
}

export function contentSecurityPolicy({ nonce, pays, frames: framed, checkoutScript }: PagePolicy): string {
  const elsewhere = URL.canParse(checkoutScript) ? [new URL(checkoutScript).origin] : [];
  const frames = [
    ...(pays ? ["'self'", ...(elsewhere.length > 0 ? [...RAZORPAY_FRAMES, ...elsewhere] : [])] : []),
    ...framed,
  ];
  const calls = pays && elsewhere.length > 0 ? [...RAZORPAY_CALLS, ...elsewhere] : [];
  return [
    "default-src 'none'",
    "object-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data:${pays ? ' https://*.razorpay.com' : ''}`,
    "font-src 'self'",
    ['connect-src', "'self'", ...calls].join(' '),
    ['frame-src', ...(frames.length > 0 ? new Set(frames) : ["'none'"])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Allows `blob:` pictures for previews of chosen files, but no requests to other sites. */
export function mountedSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
