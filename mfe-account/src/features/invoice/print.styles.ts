import { PageLayout } from '@kaagazz/design-system';
import styled, { createGlobalStyle } from 'styled-components';

/** The sheet that the page is printed on, alone (the shell's global style). */
export const PrintSheet = createGlobalStyle`
  @page {
    size: A4;
  }

  @media print {
    html {
      font-size: 11pt;
    }
  }
`;

/** The page's column, a sheet of A4 wide; on paper the margins are the paper's. */
export const PrintedPage = styled(PageLayout)`
  display: grid;
  grid-template-columns: minmax(0, 50rem);
  justify-content: center;

  @media print {
    display: block;
    max-width: none;
    padding: 0;
  }
`;

/** What is pressed, not read. */
export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;
