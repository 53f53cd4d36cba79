import type { ReactNode } from 'react';
import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

/** The transparent border enlarges the touch target from 32 px to 44 px. */
const Button = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space(2)};
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 ${tokens.space(1.5)};
  border: 6px solid transparent;
  border-radius: 1.375rem;
  background: ${tokens.color.paper} padding-box;
  color: ${tokens.color.ink};
  font: inherit;
  font-weight: 600;
  cursor: pointer;

  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
  }

  &[aria-pressed='true'] svg {
    fill: ${tokens.color.terracotta};
    stroke: ${tokens.color.terracotta};
  }

  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`;

export const HeartCorner = styled.div`
  position: absolute;
  inset: ${tokens.space(0.5)} ${tokens.space(0.5)} auto auto;
`;

interface HeartButtonProps {
  label?: string | undefined;
  isSaved: boolean;
  disabled: boolean;
  onClick: () => void;
  children?: ReactNode;
}

export function HeartButton({ label, isSaved, disabled, onClick, children }: HeartButtonProps) {
  return (
    <Button type="button" aria-pressed={isSaved} aria-label={label} disabled={disabled} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
        <path d="M12 20.3C5.4 15.7 3 12.4 3 8.9A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.9c0 3.5-2.4 6.8-9 11.4z" />
      </svg>
      {children}
    </Button>
  );
}
