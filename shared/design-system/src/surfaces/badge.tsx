import type { ComponentProps } from 'react';
import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

type Tone = 'leaf' | 'marigold' | 'ink' | 'indigo' | 'danger';

const looks = {
  leaf: [tokens.color.leafTint, tokens.color.leafDark],
  marigold: [tokens.color.marigoldTint, tokens.color.badgeInk],
  ink: [tokens.color.badgeInk, tokens.color.onLeaf],
  indigo: [tokens.color.indigoTint, tokens.color.indigo],
  danger: [tokens.color.dangerTint, tokens.color.badgeDanger],
} as const;

const Root = styled.span<{ $tone: Tone }>`
  display: inline-block;
  width: fit-content;
  padding: 0.1875rem 0.625rem 0.125rem;
  border-radius: ${tokens.radius.sm};
  background: ${({ $tone }) => looks[$tone][0]};
  color: ${({ $tone }) => looks[$tone][1]};
  font-size: ${tokens.size.xs};
  font-weight: 600;
  line-height: 1.45;
  white-space: nowrap;
`;

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone;
}

export function Badge({ tone = 'leaf', ...rest }: BadgeProps) {
  return <Root $tone={tone} {...rest} />;
}
