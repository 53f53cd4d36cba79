import { cardRow, media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Cards = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(6)};
  ${cardRow}

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
