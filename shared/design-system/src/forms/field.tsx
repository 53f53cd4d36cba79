import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

import { Icon } from '../icons/icon.tsx';
import { tokens } from '../tokens/tokens.ts';
import { startsWithSymbol } from './starts-with-symbol.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space(1.5)};
  min-width: 0;
`;

const Label = styled.label<{ $required: boolean }>`
  font-size: ${tokens.size.sm};
  font-weight: 600;
  line-height: 1.4;

  /* The empty alternative text hides the asterisk from screen readers. */
  ${({ $required }) =>
    $required &&
    css`
      &::after {
        content: ' *' / '';
        color: ${tokens.color.terracotta};
      }
    `}
`;

const Hint = styled.p`
  margin: 0;
  font-size: ${tokens.size.xs};
  line-height: 1.45;
  color: ${tokens.color.inkSoft};
`;

const Problem = styled.p`
  display: flex;
  gap: ${tokens.space(1.5)};
  margin: 0;
  font-size: ${tokens.size.sm};
  line-height: 1.4;
  color: ${tokens.color.danger};

  > svg {
    margin-top: 0.125rem;
  }
`;

export interface FieldProps {
  id: string;
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Field({ id, label, error, hint, required = false, className, children }: FieldProps) {
  return (
    <Root className={className}>
      <Label htmlFor={id} $required={required}>
        {label}
      </Label>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Root>
  );
}

export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <Problem id={id} role="alert">
      {!startsWithSymbol(children) && <Icon name="alert" size={18} />}
      <span>{children}</span>
    </Problem>
  );
}

export function fieldNotes(id: string, error: string | undefined, hint: ReactNode) {
  const notes = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(Boolean);
  return {
    'aria-invalid': error !== undefined,
    ...(notes.length > 0 && { 'aria-describedby': notes.join(' ') }),
  };
}

/**
 * Form controls need a font size of at least 16 px, because iOS zooms in on fields with smaller
 * text.
 */
export const controlStyles = css`
  box-sizing: border-box;
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 0.875rem;
  border: 1.5px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  font: 400 ${tokens.size.md} / 1.4 ${tokens.font.text};

  &::placeholder {
    color: ${tokens.color.inkSoft};
    opacity: 0.85;
  }

  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
    box-shadow: inset 0 -2px 0 ${tokens.color.danger};
  }

  &:disabled,
  &:read-only:not(select) {
    background: transparent;
    color: ${tokens.color.inkSoft};
    border-style: dashed;
  }
`;
