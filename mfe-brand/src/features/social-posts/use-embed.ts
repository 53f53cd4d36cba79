import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const FIRST_MESSAGE_TIMEOUT_MS = 8000;

export type EmbedStage = 'idle' | 'loading' | 'shown' | 'failed';

export interface Embed {
  stage: EmbedStage;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Requires the visitor's consent. */
  load: () => void;
}

/** Waits for the frame's first message, because browsers fire `load` even for error pages. */
export function useEmbed(url: string | undefined): Embed {
  const [stage, setStage] = useState<EmbedStage>('idle');
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (stage !== 'loading' || url === undefined) return;
    const { origin } = new URL(url);
    const fail = () => setStage('failed');
    const timer = setTimeout(fail, FIRST_MESSAGE_TIMEOUT_MS);
    const onMessage = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && event.origin === origin) setStage('shown');
    };
    const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI.startsWith(origin)) fail();
    };
    window.addEventListener('message', onMessage);
    window.addEventListener('offline', fail);
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      window.removeEventListener('offline', fail);
      document.removeEventListener('securitypolicyviolation', onViolation);
    };
  }, [stage, url]);

  const load = () => setStage(navigator.onLine ? 'loading' : 'failed');
  return { stage, frame, load };
}
