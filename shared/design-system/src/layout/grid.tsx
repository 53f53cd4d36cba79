import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

const Root = styled.div<{ $minimum: string; $gap: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $minimum }) => $minimum}, 100%), 1fr));
  gap: ${({ $gap }) => tokens.space($gap)};
`;

export interface GridProps extends ComponentProps<'div'> {
  as?: ElementType;
  minimum?: string;
  gap?: number;
}

export function Grid({ minimum = '240px', gap = 6, ...rest }: GridProps) {
  return <Root $minimum={minimum} $gap={gap} {...rest} />;
}
