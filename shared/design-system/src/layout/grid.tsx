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
  /** The smallest column width, a CSS length. Default 240px. */
  minimum?: string;
  /** In steps of 4 px. Default 6. */
  gap?: number;
}

/** As many equal columns as fit. */
export function Grid({ minimum = '240px', gap = 6, ...rest }: GridProps) {
  return <Root $minimum={minimum} $gap={gap} {...rest} />;
}
