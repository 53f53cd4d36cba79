import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch';
type Justify = 'start' | 'center' | 'end' | 'space-between';

const Root = styled.div<{ $gap: number; $align: Align; $justify: Justify }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap }) => tokens.space($gap)};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  min-width: 0;
`;

export interface ClusterProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** Gap in steps of 4 px. Defaults to 3, which is 12 px. */
  gap?: number;
  align?: Align;
  justify?: Justify;
}

export function Cluster({ gap = 3, align = 'center', justify = 'start', ...rest }: ClusterProps) {
  return <Root $gap={gap} $align={align} $justify={justify} {...rest} />;
}
