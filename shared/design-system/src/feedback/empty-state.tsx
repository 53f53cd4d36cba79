import type { ReactNode } from 'react';
import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';
import { Heading } from '../typography/heading.tsx';
import { Text } from '../typography/text.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space(4)};
  padding-block: ${tokens.space(10)};
  text-align: center;
`;

export interface EmptyStateProps {
  title: string;
  picture?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
  children?: ReactNode;
}

export function EmptyState({ title, picture, action, headingLevel = 2, className, children }: EmptyStateProps) {
  return (
    <Root className={className}>
      {picture}
      <Heading level={headingLevel} size={headingLevel === 1 ? 'xxl' : 'lg'}>
        {title}
      </Heading>
      {children !== undefined && (
        <Text as="div" tone="soft">
          {children}
        </Text>
      )}
      {action}
    </Root>
  );
}
