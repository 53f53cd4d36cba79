import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

const Root = styled.div<{ $gap: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => tokens.space($gap)};
  min-width: 0;
`;

export interface StackProps extends ComponentProps<'div'> {
  as?: ElementType;
  gap?: number;
}

export function Stack({ gap = 4, ...rest }: StackProps) {
  return <Root $gap={gap} {...rest} />;
}
