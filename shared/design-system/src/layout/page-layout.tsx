import styled, { css } from 'styled-components';

import { media, tokens } from '../tokens/tokens.ts';

export const pageColumn = css`
  box-sizing: border-box;
  width: 100%;
  max-width: calc(${tokens.width.page} + 4rem);
  margin-inline: auto;
  padding-inline: ${tokens.space(5)};

  ${media.tablet} {
    padding-inline: ${tokens.space(8)};
  }
`;

export const plainGround = css`
  background: ${tokens.color.ground};
`;

export const PageLayout = styled.div`
  ${pageColumn}
  ${plainGround}
  padding-block: clamp(1.75rem, 4vw, 4rem) clamp(3.5rem, 8vw, 7rem);
`;
