import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Icon } from '../icons/icon.tsx';
import { lightSurface } from '../tokens/theme-variables.ts';
import { tokens } from '../tokens/tokens.ts';
import { startsWithSymbol } from './starts-with-symbol.ts';

type Tone = 'error' | 'warning' | 'success';

const looks = {
  error: [tokens.color.danger, tokens.color.dangerTint, tokens.color.danger],
  warning: [tokens.color.marigold, tokens.color.marigoldTint, tokens.color.badgeInk],
  success: [tokens.color.leaf, tokens.color.leafTint, tokens.color.leafDark],
} as const;

const Root = styled.div<{ $tone: Tone }>`
  ${lightSurface}
  display: flex;
  gap: ${tokens.space(2.5)};
  padding: ${tokens.space(3)} ${tokens.space(4)};
  border-inline-start: 4px solid ${({ $tone }) => looks[$tone][0]};
  border-radius: ${tokens.radius.sm};
  background: ${({ $tone }) => looks[$tone][1]};
  color: ${({ $tone }) => looks[$tone][2]};
  font-size: ${tokens.size.md};
  line-height: 1.45;

  > svg {
    margin-top: 0.125rem;
  }
`;

export interface FormMessageProps {
  tone: Tone;
  className?: string;
  children: ReactNode;
}

/** Screen readers announce errors immediately and other messages after the current speech. */
export function FormMessage({ tone, className, children }: FormMessageProps) {
  return (
    <Root className={className} $tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {!startsWithSymbol(children) && <Icon name={tone === 'success' ? 'check' : 'alert'} />}
      <span>{children}</span>
    </Root>
  );
}
