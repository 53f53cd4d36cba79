import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

/** Words beside the cards where there is room, else above. */
export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space(10)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    gap: ${tokens.space(14)};
    align-items: center;
  }
`;

export const Top = styled.div`
  display: grid;
  gap: ${tokens.space(3)};
`;

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
