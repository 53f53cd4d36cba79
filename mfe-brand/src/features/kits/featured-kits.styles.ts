import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Loading = styled.div`
  display: grid;
  gap: ${tokens.space(8)};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
