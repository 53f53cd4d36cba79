import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

/** `post`: sent before the page is ready, mail address and code would else stand in the address and in every log of it. */
export const Form = styled.form.attrs({ method: 'post' })`
  display: grid;
  gap: ${tokens.space(5)};
`;

/** Picture and form side by side where there is room; on a phone the form comes at once. */
export const Doorway = styled.div`
  display: grid;
  gap: ${tokens.space(10)};
  justify-content: center;
  grid-template-columns: minmax(0, 28rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 28rem);
    align-items: start;
  }
`;

export const Scene = styled.div`
  display: none;

  ${media.desktop} {
    display: grid;
    gap: ${tokens.space(6)};
    justify-items: start;
  }
`;
