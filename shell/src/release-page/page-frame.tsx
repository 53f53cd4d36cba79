import { media, pageColumn, textLinkStyles, tokens } from '@kaagazz/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Logo } from '../frame/logo.tsx';

const Bar = styled.header`
  ${pageColumn}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(1)} ${tokens.space(6)};
  padding-block: ${tokens.space(3)};

  > a {
    color: inherit;
    text-decoration: none;
  }
`;

const Seam = styled.div`
  border-top: 2px dashed ${tokens.color.line};
`;

const Person = styled.p`
  margin: 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.sm};

  a {
    ${textLinkStyles}
  }
`;

const Main = styled.main`
  ${pageColumn}
  padding-block: ${tokens.space(6)} ${tokens.space(16)};

  ${media.desktop} {
    padding-block-start: ${tokens.space(8)};
  }

  @media print {
    padding-inline: 0;
  }
`;

export function PageFrame({ who, children }: { who?: string | undefined; children: ReactNode }) {
  return (
    <>
      <Bar>
        <a href="/" aria-label="Kaagazz, to the shop">
          <Logo />
        </a>
        {who !== undefined && (
          <Person>
            Signed in as <strong>{who}</strong>
          </Person>
        )}
      </Bar>
      <Seam />
      <Main>{children}</Main>
    </>
  );
}
