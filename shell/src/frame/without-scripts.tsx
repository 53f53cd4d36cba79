import { pageColumn, TextLink, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { SiteNavigation } from './navigation.ts';

const Note = styled.div`
  ${pageColumn}
  padding-block: ${tokens.space(3)};
  font-size: ${tokens.size.sm};

  p {
    margin: 0 0 ${tokens.space(1)};
  }

  a {
    display: inline-block;
    padding-block: ${tokens.space(1)};
    margin-inline-end: ${tokens.space(5)};
  }
`;

export function WithoutScripts({ navigation: { home, about, shop } }: { navigation: SiteNavigation }) {
  return (
    <Note>
      <p>The cart, sign-in and payment need JavaScript. You can read everything else without it.</p>
      {[home, ...about, ...shop].map(({ label, to }) => (
        <TextLink key={to} to={to}>
          {label}
        </TextLink>
      ))}
    </Note>
  );
}
