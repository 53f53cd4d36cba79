import type { ReplySymbol } from '@kaagazz/print-design';
import { useEffect, useState } from 'react';

/**
 * Returns a sample QR code for the preview if the card has one. The sample is as large as the real
 * code, which is created with the proof, but `path` opens nothing.
 */
export function useSampleCode(path: string | null): ReplySymbol | undefined {
  const [symbol, setSymbol] = useState<ReplySymbol>();

  useEffect(() => {
    if (path === null) return undefined;
    let isCurrent = true;
    import(/* webpackChunkName: "reply-code" */ '@kaagazz/print-design/reply-code').then(
      ({ replySymbol }) => isCurrent && setSymbol(replySymbol(window.location.origin + path)),
      // If the QR encoder can't be loaded, the preview doesn't show a code, but the proof still
      // does.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);

  return path === null ? undefined : symbol;
}
