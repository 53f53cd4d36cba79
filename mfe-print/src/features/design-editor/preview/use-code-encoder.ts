import type { contactSymbol, replySymbol } from '@kaagazz/print-design/reply-code';
import { useEffect, useState } from 'react';

export type CodeEncoder = typeof replySymbol;

interface CodeEncoders {
  replySymbol: CodeEncoder;
  contactSymbol: typeof contactSymbol;
}

/**
 * Returns the QR code encoders, or undefined until they have loaded. If loading fails, the preview
 * has no RSVP code, and the contact sheet shows dark squares instead.
 */
export function useCodeEncoder(isWanted: boolean): CodeEncoders | undefined {
  const [encoders, setEncoders] = useState<CodeEncoders>();

  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "reply-code" */ '@kaagazz/print-design/reply-code').then(setEncoders, () => undefined);
  }, [isWanted]);

  return encoders;
}
