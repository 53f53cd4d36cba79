import { REPLY_CODE_LENGTH } from '@kaagazz/domain/print';
import type { ReplySymbol } from '@kaagazz/print-design';
import { useEffect, useState } from 'react';

/**
 * Returns a sample QR code for the preview if the card has an RSVP code. The sample is as large as
 * the real code, which is created with the proof, but it opens no invitation.
 */
export function useSampleCode(hasCode: boolean): ReplySymbol | undefined {
  const [symbol, setSymbol] = useState<ReplySymbol>();

  useEffect(() => {
    if (!hasCode) return undefined;
    let isCurrent = true;
    import(/* webpackChunkName: "reply-code" */ '@kaagazz/print-design/reply-code').then(
      ({ replySymbol }) =>
        isCurrent && setSymbol(replySymbol(`${window.location.origin}/r/${'0'.repeat(REPLY_CODE_LENGTH)}`)),
      // If the QR encoder can't be loaded, the preview doesn't show a code, but the proof still
      // does.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [hasCode]);

  return hasCode ? symbol : undefined;
}
