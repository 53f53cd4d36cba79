import { Form, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

/** Uses POST, so that a form submitted before hydration doesn't put the code into the URL. */
export const SignInForm = styled(Form).attrs({ method: 'post' })``;

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
