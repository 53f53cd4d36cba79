import { PageLayout } from '@kaagazz/design-system';
import styled, { createGlobalStyle } from 'styled-components';

/** On paper the page is the invoice and nothing else of the site. */
export const PrintedAlone = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm;
  }

  @media print {
    html {
      background: none;
      font-size: 11pt;
    }

    :where(header, footer, nav, noscript, a[href='#main']):not(#main *) {
      display: none !important;
    }

    #main {
      min-height: 0;
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
