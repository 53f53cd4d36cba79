import { REPLY_CODE_LENGTH } from '@kaagazz/domain/print';
import type { ReplySymbol } from '@kaagazz/print-design';
import { useEffect, useState } from 'react';

/**
 * Returns a QR code for the preview if the card has an RSVP code. The code itself is created with
 * the proof, so the preview shows a code of the same size that opens no invitation.
 */
export function useSampleCode(hasCode: boolean): ReplySymbol | undefined {
  const [symbol, setSymbol] = useState<ReplySymbol>();

  useEffect(() => {
    if (!hasCode) return undefined;
    let isCurrent = true;
    import(/* webpackChunkName: "reply-code" */ '@kaagazz/print-design/reply-code').then(
      ({ replySymbol }) =>
        isCurrent && setSymbol(replySymbol(`${window.location.origin}/r/${'0'.repeat(REPLY_CODE_LENGTH)}`)),
      // Without the encoder, the preview has no code. The proof still shows it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [hasCode]);

  return hasCode ? symbol : undefined;
}
