import type { contactSymbol, replySymbol } from '@kaagazz/print-design/reply-code';
import { useEffect, useState } from 'react';

export type CodeEncoder = typeof replySymbol;

interface CodeEncoders {
  replySymbol: CodeEncoder;
  contactSymbol: typeof contactSymbol;
}

export function useCodeEncoder(isWanted: boolean): CodeEncoders | undefined {
  const [encoders, setEncoders] = useState<CodeEncoders>();

  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "reply-code" */ '@kaagazz/print-design/reply-code').then(setEncoders, () => undefined);
  }, [isWanted]);

  return encoders;
}
