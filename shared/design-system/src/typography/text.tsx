import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

type Tone = 'soft' | 'strong';
type Size = 'sm' | 'md' | 'lg';

const Root = styled.p<{ $tone: Tone | undefined; $size: Size }>`
  margin: 0;
  max-width: ${tokens.width.text};
  font-size: ${({ $size }) => tokens.size[$size]};
  line-height: ${({ $size }) => ($size === 'lg' ? 1.5 : 1.6)};
  color: ${({ $tone }) => ($tone === 'soft' ? tokens.color.inkSoft : 'inherit')};
  font-weight: ${({ $tone }) => ($tone === 'strong' ? 600 : 400)};
  text-wrap: pretty;
`;

export interface TextProps extends ComponentProps<'p'> {
  as?: ElementType;
  tone?: Tone;
  size?: Size;
}

export function Text({ tone, size = 'md', ...rest }: TextProps) {
  return <Root $tone={tone} $size={size} {...rest} />;
}
