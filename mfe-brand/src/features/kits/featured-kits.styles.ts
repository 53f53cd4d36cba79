import { media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Row = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space(8)} ${tokens.space(4)};

  > li {
    position: relative;
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${tokens.space(8)};
  }
`;
