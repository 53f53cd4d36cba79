import type { ComponentProps } from 'react';
import styled from 'styled-components';

import { darkSurface } from '../tokens/dark-surface.ts';
import { tokens } from '../tokens/tokens.ts';
import { deckledTop } from './deckle.ts';
import { pageColumn, plainGround } from './page-layout.tsx';

type SectionTone = 'ground' | 'paper' | 'shade' | 'leaf' | 'indigo';

const background = {
  ground: 'transparent',
  paper: tokens.color.paper,
  shade: tokens.color.paperShade,
  leaf: tokens.color.leaf,
  indigo: tokens.color.indigo,
} as const;

const Edge = styled.div<{ $tone: SectionTone }>`
  position: absolute;
  inset: -10px 0 auto;
  height: 12px;
  background: ${({ $tone }) => ($tone === 'ground' ? tokens.color.ground : 'inherit')};
  clip-path: ${deckledTop(7)};
`;

const Band = styled.section<{ $tone: SectionTone }>`
  position: relative;
  padding-block: clamp(2.75rem, 7.5vw, 7rem);
  background: ${({ $tone }) => background[$tone]};
  ${({ $tone }) => ($tone === 'leaf' || $tone === 'indigo') && darkSurface}
  color: ${tokens.color.ink};
`;

const Inner = styled.div<{ $tone: SectionTone }>`
  ${pageColumn}
  ${({ $tone }) => $tone === 'ground' && plainGround}
`;

export interface SectionProps extends ComponentProps<'section'> {
  tone?: SectionTone;
  deckled?: boolean;
}

export function Section({ tone = 'ground', deckled = false, children, ...rest }: SectionProps) {
  return (
    <Band $tone={tone} {...rest}>
      {deckled && <Edge $tone={tone} />}
      <Inner $tone={tone}>{children}</Inner>
    </Band>
  );
}
