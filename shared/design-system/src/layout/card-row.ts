import { css } from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

/**
 * On phones, the cards scroll sideways. Each card needs a link or a button, so that keyboard users
 * can scroll to it.
 */
export const cardRow = css`
  @media (max-width: 639px) {
    grid-auto-flow: column;
    grid-auto-columns: 74%;
    gap: ${tokens.space(4)};
    margin: ${tokens.space(-3)} ${tokens.space(-5)} ${tokens.space(-11)};
    padding: ${tokens.space(3)} ${tokens.space(5)} ${tokens.space(11)};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: ${tokens.space(5)};
    scroll-snap-type: x mandatory;
    scrollbar-width: thin;

    > * {
      scroll-snap-align: start;
    }
  }
`;
