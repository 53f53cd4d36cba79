import { ToastProvider } from '@kaagazz/contract';
import type { ToastMessage } from '@kaagazz/contract';
import { media, Toast, tokens } from '@kaagazz/design-system';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';

const DEFAULT_DURATION_MS = 5000;

interface ShownToast extends ToastMessage {
  id: number;
}

const Corner = styled.div`
  position: fixed;
  inset: auto ${tokens.space(4)} ${tokens.space(4)};
  z-index: 30;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space(2)};
  margin-bottom: var(--bar, 0);
  pointer-events: none;

  ${media.tablet} {
    align-items: flex-end;
    inset: auto ${tokens.space(6)} ${tokens.space(6)};
  }
`;

const slip = keyframes`
  from { opacity: 0; translate: 0 0.75rem; }
`;

const Slip = styled.div`
  width: 100%;
  max-width: 26rem;
  pointer-events: auto;
  animation: ${slip} ${tokens.time.fast} ease-out;
`;

/**
 * Gives `useToast` to everything inside and draws the messages. The region stands in the page from the start: assistive technology
 * announces what is added to a region that it knows.
 */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const lastId = useRef(0);

  const show = useCallback((message: ToastMessage) => {
    const toast = { ...message, id: ++lastId.current };
    // What is said again is shown once, and anew.
    setToasts((shown) => [...shown.filter(({ text }) => text !== message.text), toast]);
  }, []);

  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);

  return (
    <ToastProvider value={show}>
      {children}
      <Corner aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <TimedToast key={toast.id} toast={toast} onEnd={dismiss} />
        ))}
      </Corner>
    </ToastProvider>
  );
}

/** Goes by itself, but not while it is pointed at or holds the focus. */
function TimedToast({ toast, onEnd }: { toast: ShownToast; onEnd: (id: number) => void }) {
  const { id, text, tone, duration = DEFAULT_DURATION_MS } = toast;
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointedAt || focused;

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onEnd(id), duration);
    return () => clearTimeout(timer);
  }, [held, id, duration, onEnd]);

  return (
    <Slip
      role={tone === 'error' ? 'alert' : 'status'}
      // Not when it enters: a pointer at rest has been entered by the toast that opened under it, and holds it for ever.
      onPointerMove={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Toast text={text} tone={tone} onDismiss={() => onEnd(id)} />
    </Slip>
  );
}
