import type { ReplySymbol } from '@kaagazz/print-design';
import { useEffect, useState } from 'react';

export type CodeEncoder = (text: string) => ReplySymbol;

/**
 * Returns a function that encodes texts as QR codes, or undefined until its code has loaded. If
 * that fails, dark squares are shown instead of the codes.
 */
export function useCodeEncoder(isWanted: boolean): CodeEncoder | undefined {
  const [encode, setEncode] = useState<CodeEncoder>();

  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "reply-code" */ '@kaagazz/print-design/reply-code').then(
      ({ replySymbol }) => setEncode(() => replySymbol),
      () => undefined,
    );
  }, [isWanted]);

  return encode;
}
