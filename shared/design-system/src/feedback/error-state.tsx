import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Button } from '../actions/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { tokens } from '../tokens/tokens.ts';
import { Text } from '../typography/text.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space(4)};
  padding-block: ${tokens.space(10)};
  text-align: center;

  > svg {
    color: ${tokens.color.terracotta};
  }
`;

export interface ErrorStateProps {
  title?: string;
  onRetry: () => void;
  retryLabel?: string;
  busy?: boolean;
  className?: string;
  children?: ReactNode;
}

export function ErrorState({
  title = 'Something went wrong.',
  onRetry,
  retryLabel = 'Try Again',
  busy = false,
  className,
  children,
}: ErrorStateProps) {
  return (
    <Root className={className} role="alert">
      <Icon name="alert" size={36} />
      <Text size="lg">{title}</Text>
      {children !== undefined && (
        <Text as="div" tone="soft">
          {children}
        </Text>
      )}
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </Root>
  );
}
