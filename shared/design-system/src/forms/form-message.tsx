import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Icon } from '../icons/icon.tsx';
import { lightSurface } from '../tokens/theme-variables.ts';
import { tokens } from '../tokens/tokens.ts';
import { bringsItsMark } from './own-mark.ts';

type Tone = 'error' | 'success';

const Root = styled.div<{ $tone: Tone }>`
  ${lightSurface}
  display: flex;
  gap: ${tokens.space(2.5)};
  padding: ${tokens.space(3)} ${tokens.space(4)};
  border-inline-start: 4px solid ${({ $tone }) => ($tone === 'error' ? tokens.color.danger : tokens.color.leaf)};
  border-radius: ${tokens.radius.sm};
  background: ${({ $tone }) => ($tone === 'error' ? tokens.color.dangerTint : tokens.color.leafTint)};
  color: ${({ $tone }) => ($tone === 'error' ? tokens.color.danger : tokens.color.leafDark)};
  font-size: ${tokens.size.md};
  line-height: 1.45;

  > svg {
    margin-top: 0.125rem;
  }
`;

export interface FormMessageProps {
  tone: 'error' | 'success';
  className?: string;
  children: ReactNode;
}

/** How a form ended, announced: an error as an alert, a success politely. */
export function FormMessage({ tone, className, children }: FormMessageProps) {
  return (
    <Root className={className} $tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {!bringsItsMark(children) && <Icon name={tone === 'error' ? 'alert' : 'check'} />}
      <span>{children}</span>
    </Root>
  );
}
