import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space(2)} ${tokens.space(6)};
  margin-bottom: ${tokens.space(8)};
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${tokens.space(8)};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
