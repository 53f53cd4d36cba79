import { css } from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

/** Makes a whole card clickable with a single link. The card must have `position: relative`. */
export const stretchedLink = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.md};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 4px;
  }
`;
