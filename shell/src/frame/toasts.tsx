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

const Region = styled.div`
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

const slideIn = keyframes`
  from { opacity: 0; translate: 0 0.75rem; }
`;

const Item = styled.div`
  width: 100%;
  max-width: 26rem;
  pointer-events: auto;
  animation: ${slideIn} ${tokens.time.fast} ease-out;
`;

/**
 * The live region is always rendered, because screen readers announce only changes to existing
 * regions.
 */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const lastId = useRef(0);

  const show = useCallback((message: ToastMessage) => {
    const toast = { ...message, id: ++lastId.current };
    setToasts((shown) => [...shown.filter(({ text }) => text !== message.text), toast]);
  }, []);

  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);

  return (
    <ToastProvider value={show}>
      {children}
      <Region aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <TimedToast key={toast.id} toast={toast} onEnd={dismiss} />
        ))}
      </Region>
    </ToastProvider>
  );
}

function TimedToast({ toast, onEnd }: { toast: ShownToast; onEnd: (id: number) => void }) {
  const { id, text, tone, duration = DEFAULT_DURATION_MS } = toast;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onEnd(id), duration);
    return () => clearTimeout(timer);
  }, [held, id, duration, onEnd]);

  return (
    <Item
      role={tone === 'error' ? 'alert' : 'status'}
      // Use `onPointerMove`, because `onPointerEnter` also fires when a toast appears under a
      // resting pointer.
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Toast text={text} tone={tone} onDismiss={() => onEnd(id)} />
    </Item>
  );
}
