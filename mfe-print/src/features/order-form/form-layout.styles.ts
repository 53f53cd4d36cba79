import { media, tokens } from '@kaagazz/design-system';
import styled, { css } from 'styled-components';

export const Columns = styled.div<{ $hasAside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(8)};

  /* On phones, the preview strip below the header must not hide the focus. */
  input,
  select,
  textarea,
  button,
  a {
    scroll-margin-top: 5.5rem;

    ${media.desktop} {
      scroll-margin-top: 0;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: ${tokens.space(8)} ${tokens.space(12)};
    align-items: start;
    ${({ $hasAside }) =>
      $hasAside
        ? css`
            grid-template-columns: repeat(2, minmax(0, 1fr));
          `
        : css`
            /* the price, beside the sign-in prompt and the form */
            > :last-child:not(:first-child) {
              grid-column: 2;
              grid-row: 1 / span 2;
            }
          `}
  }
`;

export const Aside = styled.div`
  min-width: 0;

  ${media.desktop} {
    position: sticky;
    top: 6rem;
    grid-row: span 3;
  }
`;

/** Reserves the approximate height of the form to avoid a layout shift. */
export const FormSpace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(8)};
  align-content: start;
  min-height: 100vh;
`;
