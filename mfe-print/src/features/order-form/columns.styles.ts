import { media, tokens } from '@kaagazz/design-system';
import styled, { css } from 'styled-components';

/** The form, and beside it at a desk the price; or what is being made on one side, form and price on the other. */
export const Columns = styled.div<{ $hasAside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(8)};

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
            /* the price: beside the visitor's prompt and the form */
            > :last-child:not(:first-child) {
              grid-column: 2;
              grid-row: 1 / span 2;
            }
          `}
  }
`;

/** Stays in view while the form is filled in. */
export const Aside = styled.div`
  min-width: 0;

  ${media.desktop} {
    position: sticky;
    top: 6rem;
    grid-row: span 3;
  }
`;

/** As high as a form nearly is, so that what stands below it does not move when it comes. */
export const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(8)};
  align-content: start;
  min-height: 100vh;
`;
