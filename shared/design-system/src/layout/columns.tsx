import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';

import { media, tokens } from '../tokens/tokens.ts';

type Align = 'start' | 'center' | 'end' | 'stretch';
type Pair = readonly [number, number];

const Root = styled.div<{ $widths: Pair; $gaps: Pair; $align: Align }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gaps }) => tokens.space($gaps[0])};
  align-items: ${({ $align }) => $align};

  ${media.desktop} {
    grid-template-columns: ${({ $widths }) => $widths.map((width) => `minmax(0, ${width}fr)`).join(' ')};
    gap: ${({ $gaps }) => tokens.space($gaps[1])};
  }
`;

export interface ColumnsProps extends ComponentProps<'div'> {
  as?: ElementType;
  widths: Pair;
  gaps?: Pair;
  align?: Align;
}

export function Columns({ widths, gaps = [8, 12], align = 'start', ...rest }: ColumnsProps) {
  return <Root $widths={widths} $gaps={gaps} $align={align} {...rest} />;
}
