import { PageLayout } from '@kaagazz/design-system';
import styled, { createGlobalStyle } from 'styled-components';

export const PrintStyles = createGlobalStyle`
  @page {
    size: A4;
  }

  @media print {
    html {
      font-size: 11pt;
    }
  }
`;

export const PrintPage = styled(PageLayout)`
  display: grid;
  grid-template-columns: minmax(0, 50rem);
  justify-content: center;

  @media print {
    display: block;
    max-width: none;
    padding: 0;
  }
`;

export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;
