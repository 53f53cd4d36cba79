import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  gap: ${tokens.space(6)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
