import type { ComponentProps, ElementType } from 'react';
import styled, { css } from 'styled-components';

import { lightSurface } from '../tokens/theme-variables.ts';
import { media, tokens } from '../tokens/tokens.ts';

const fold = css`
  --fold: 1.25rem;
  background: linear-gradient(225deg, transparent calc(var(--fold) * 0.7071), ${tokens.color.paper} 0);
  border-radius: ${tokens.radius.md} 0 ${tokens.radius.md} ${tokens.radius.md};
  box-shadow: none;

  ${media.tablet} {
    --fold: 2rem;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0 0 auto auto;
    width: var(--fold);
    height: var(--fold);
    background: linear-gradient(
      45deg,
      color-mix(in srgb, ${tokens.color.line} 82%, ${tokens.color.ink}),
      ${tokens.color.paperShade} 50%,
      transparent 0
    );
    border-end-start-radius: ${tokens.radius.md};
    pointer-events: none;
  }
`;

const Root = styled.div<{ $folded: boolean }>`
  ${lightSurface}
  position: relative;
  box-sizing: border-box;
  padding: ${tokens.space(5)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.sheet};

  ${media.tablet} {
    padding: ${tokens.space(8)};
  }
  ${({ $folded }) => $folded && fold}
`;

export interface SheetProps extends ComponentProps<'div'> {
  as?: ElementType;
  folded?: boolean;
}

export function Sheet({ folded = false, ...rest }: SheetProps) {
  return <Root $folded={folded} {...rest} />;
}
