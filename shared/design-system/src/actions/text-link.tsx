import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

import { media, tokens } from '../tokens/tokens.ts';

/** A link in running text, for anchors that leave the site too. */
export const textLinkStyles = css`
  color: inherit;
  text-decoration: underline;
  text-decoration-color: ${tokens.color.terracotta};
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.22em;
  transition: text-decoration-thickness ${tokens.time.fast};

  ${media.hover} {
    &:hover {
      text-decoration-thickness: 3px;
    }
  }
`;

/** A link in text or on its own line. */
export const TextLink = styled(Link)`
  ${textLinkStyles}
`;
