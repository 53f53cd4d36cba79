import { isKnown } from '@kaagazz/domain';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How long a frame may be silent before the visitor is told that it does not come. */
const PATIENCE_MS = 8000;

/** `unset`: asked for, but there is no address to fetch it from yet */
export type EmbedStage = 'asks' | 'loading' | 'shown' | 'failed' | 'unset';

export interface Embed {
  stage: EmbedStage;
  /** for the frame, which stands in the page while `loading` and `shown` only */
  frame: RefObject<HTMLIFrameElement | null>;
  /** the visitor agrees to be seen by the other site */
  load: () => void;
}

/**
 * A frame of another site that comes only when the visitor asks for it. A browser fires `load` for its own error page, too; what tells that the
 * other site is there is a word from the frame itself, which embedded posts send to say how high they are. Nothing is framed for an address that
 * the shop has not filled in (E15).
 */
export function useEmbed(address: string): Embed {
  const [stage, setStage] = useState<EmbedStage>('asks');
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (stage !== 'loading') return;
    const { origin } = new URL(address);
    const fail = () => setStage('failed');
    const timer = setTimeout(fail, PATIENCE_MS);
    const hear = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && event.origin === origin) setStage('shown');
    };
    const refuse = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI.startsWith(origin)) fail();
    };
    window.addEventListener('message', hear);
    window.addEventListener('offline', fail);
    document.addEventListener('securitypolicyviolation', refuse);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      window.removeEventListener('offline', fail);
      document.removeEventListener('securitypolicyviolation', refuse);
    };
  }, [stage, address]);

  const load = () => {
    if (!isKnown(address)) setStage('unset');
    else setStage(navigator.onLine ? 'loading' : 'failed');
  };
  return { stage, frame, load };
}
