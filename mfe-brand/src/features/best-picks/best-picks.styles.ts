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

export const Cards = styled.ul`
  display: grid;
  gap: ${tokens.space(8)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space(6)};
  }

  ${media.desktop} {
    /* Large, middle and small, as things stand on a shelf: on one line. */
    grid-template-columns: 5fr 4fr 3fr;
    gap: ${tokens.space(10)};
    align-items: end;
  }
`;

export const Footing = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${tokens.space(12)};
`;

export const Waiting = styled.div`
  display: grid;
  justify-items: stretch;
  gap: ${tokens.space(10)};
  text-align: center;
`;
