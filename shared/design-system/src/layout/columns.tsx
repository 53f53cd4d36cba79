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
  /** Relative widths of the two columns. */
  widths: Pair;
  /** Gap between rows on a narrow screen and between columns on a wide one, in steps of 4 px. */
  gaps?: Pair;
  align?: Align;
}

/** Two columns on wide screens, one below the other on narrow ones. */
export function Columns({ widths, gaps = [8, 12], align = 'start', ...rest }: ColumnsProps) {
  return <Root $widths={widths} $gaps={gaps} $align={align} {...rest} />;
}
