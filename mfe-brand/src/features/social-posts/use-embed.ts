import { isKnown } from '@kaagazz/domain';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How long to wait for the frame's first message. */
const FIRST_MESSAGE_TIMEOUT_MS = 8000;

/** `unset`: the shop has not configured the URL. */
export type EmbedStage = 'asks' | 'loading' | 'shown' | 'failed' | 'unset';

export interface Embed {
  stage: EmbedStage;
  /** Ref of the frame, which is rendered while the stage is `loading` or `shown`. */
  frame: RefObject<HTMLIFrameElement | null>;
  /** Loads the frame; the visitor consents to that. */
  load: () => void;
}

/**
 * A third-party frame that loads on request. Browsers fire `load` for error pages too, so the frame
 * counts as loaded only once it has sent a message, as embedded posts do to report their height.
 */
export function useEmbed(address: string): Embed {
  const [stage, setStage] = useState<EmbedStage>('asks');
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (stage !== 'loading') return;
    const { origin } = new URL(address);
    const fail = () => setStage('failed');
    const timer = setTimeout(fail, FIRST_MESSAGE_TIMEOUT_MS);
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
