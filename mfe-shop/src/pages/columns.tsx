import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

/** What a page is about, beside what to do with it; one below the other on a phone. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(8)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${tokens.space(12)};
    align-items: start;
  }
`;
