import { stretchedLink, tokens } from '@kaagazz/design-system';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export const TileLink = styled(Link)`
  color: inherit;
  text-decoration-color: ${tokens.color.terracotta};
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.2em;
  ${stretchedLink}
`;
