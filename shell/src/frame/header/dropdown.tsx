import { Icon, tokens } from '@kaagazz/design-system';
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import styled from 'styled-components';

import { headerItem } from './header.styles.ts';
import type { OpenMenu } from './use-open-menu.ts';

type Side = 'start' | 'end' | 'wide';

const Root = styled.div<{ $side: Side }>`
  ${({ $side }) => $side !== 'wide' && 'position: relative;'}
`;

const Trigger = styled.button`
  ${headerItem}
  border: 0;
  background: none;
  cursor: pointer;
`;

const Chevron = styled(Icon)`
  transition: rotate ${tokens.time.fast};

  [aria-expanded='true'] > & {
    rotate: 180deg;
  }
`;

const Panel = styled.div<{ $side: Side }>`
  position: absolute;
  ${({ $side }) => ($side === 'start' ? 'inset-inline-start: 0;' : 'inset-inline-end: 0;')}
  top: calc(100% + 0.375rem);
  z-index: 1;
  width: max-content;
  min-width: 13rem;
  ${({ $side }) => $side !== 'wide' && 'max-width: 20rem;'}
  padding: ${tokens.space(2)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};
  box-shadow: ${tokens.shadow.lifted};

  &[hidden] {
    display: none;
  }
`;

interface DropdownProps {
  id: string;
  menu: OpenMenu;
  trigger: ReactNode;
  side?: Side;
  children: ReactNode;
}

export function Dropdown({ id, menu, trigger, side = 'start', children }: DropdownProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = menu.isOpen(id);

  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-menu-entry]') ?? [])];

  const close = useEffectEvent(() => {
    if (root.current?.contains(document.activeElement)) button.current?.focus();
    menu.close();
  });

  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
    if (!open && (event.key === 'Home' || event.key === 'End')) return;
    event.preventDefault();
    menu.open(id);
    requestAnimationFrame(() => focusNext(entries(), event.key));
  }

  const onPointer = (act: (id: string) => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act(id);
  };

  function onBlur({ relatedTarget }: FocusEvent) {
    if (open && relatedTarget && !root.current?.contains(relatedTarget)) menu.close();
  }

  return (
    <Root
      ref={root}
      $side={side}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={onPointer(menu.enter)}
      onPointerLeave={onPointer(menu.leave)}
    >
      <Trigger ref={button} type="button" aria-expanded={open} aria-controls={panelId} onClick={() => menu.press(id)}>
        {trigger}
        <Chevron name="chevron-down" size={16} />
      </Trigger>
      <Panel id={panelId} $side={side} hidden={!open}>
        {children}
      </Panel>
    </Root>
  );
}

function focusNext(entries: HTMLElement[], key: string) {
  const now = entries.findIndex((entry) => entry === document.activeElement);
  const last = entries.length - 1;
  const next = {
    ArrowDown: now === last ? 0 : now + 1,
    ArrowUp: now <= 0 ? last : now - 1,
    Home: 0,
    End: last,
  }[key];
  entries[next ?? 0]?.focus();
}
