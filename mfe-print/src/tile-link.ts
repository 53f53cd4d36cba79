import { tokens } from '@kaagazz/design-system';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Makes the whole tile clickable with a single link. The tile must have `position: relative`. */
export const TileLink = styled(Link)`
  color: inherit;
  text-decoration-color: ${tokens.color.terracotta};
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.2em;

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
