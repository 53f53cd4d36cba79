import { Form, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

/**
 * Uses POST, because a form sent before hydration would put email and code into the URL and into
 * logs.
 */
export const SignInForm = styled(Form).attrs({ method: 'post' })``;

/** Picture and form side by side on wide screens; on a phone only the form. */
export const Layout = styled.div`
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
