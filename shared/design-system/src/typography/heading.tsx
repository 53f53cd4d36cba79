import type { ComponentProps } from 'react';
import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

type HeadingSize = 'display' | 'xxl' | 'xl' | 'lg' | 'md';

const sizeOfLevel = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md' } as const;
const leading = { display: 1.06, xxl: 1.12, xl: 1.18, lg: 1.25, md: 1.3 } as const;

const Root = styled.h2<{ $size: HeadingSize }>`
  margin: 0;
  font-family: ${tokens.font.display};
  font-size: ${({ $size }) => tokens.size[$size]};
  font-weight: ${tokens.weight.display};
  line-height: ${({ $size }) => leading[$size]};
  letter-spacing: ${({ $size }) => ($size === 'display' || $size === 'xxl' ? '-0.018em' : '-0.006em')};
  text-wrap: balance;
  overflow-wrap: break-word;
`;

export interface HeadingProps extends ComponentProps<'h2'> {
  level: 1 | 2 | 3 | 4;
  size?: HeadingSize;
}

export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}`} $size={size} {...rest} />;
}
