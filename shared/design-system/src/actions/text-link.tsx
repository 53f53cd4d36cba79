import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

import { media, tokens } from '../tokens/tokens.ts';

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

export const TextLink = styled(Link)`
  ${textLinkStyles}
`;
