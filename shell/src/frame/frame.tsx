import { tokens } from '@kaagazz/design-system';
import type { ComponentType, ReactNode } from 'react';
import { useMemo } from 'react';
import styled from 'styled-components';

import { Footer } from './footer/footer.tsx';
import { headerHeight } from './header/header.styles.ts';
import { Header } from './header/header.tsx';
import type { Menu, SiteNavigation } from './navigation.ts';
import { siteNavigation } from './navigation.ts';

const SkipLink = styled.a`
  position: fixed;
  inset: ${tokens.space(2)} auto auto ${tokens.space(2)};
  z-index: 40;
  padding: ${tokens.space(3)} ${tokens.space(5)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.leafDark};
  color: ${tokens.color.onLeaf};
  font-weight: 600;

  &:not(:focus) {
    translate: 0 -200%;
  }
`;

const Site = styled.div`
  display: flex;
  flex-direction: column;
`;

const Main = styled.main`
  /* The footer begins, edge included, below the first screen: what arrives late pushes nothing about that is seen. */
  min-height: max(100svh - ${headerHeight.phone} + 1rem, var(--least-height, 0px));
  /* focus comes here after a change of page, only to be read from: no ring around everything */
  &:focus-visible {
    outline: none;
  }
`;

/** HTML of what stands inside these parts of the frame. */
export interface DrawnFrame {
  header: string;
  withoutScripts: string;
  footer: string;
}

export interface FrameProps {
  /** the entries of the releases of this page */
  menu: Menu;
  /** of the copyright line: given, because server and browser must write the same one */
  year: number;
  /** a page is on its way */
  busy?: boolean;
  /** for visitors without JavaScript; drawn by the server alone */
  withoutScripts?: ComponentType<{ navigation: SiteNavigation }> | undefined;
  /** what is the same on other pages, drawn before; on the server alone */
  drawn?: DrawnFrame | undefined;
  /** the page */
  children: ReactNode;
}

/** What every page of every team stands in: header, content, footer. */
export function Frame({ menu, year, busy = false, withoutScripts: WithoutScripts, drawn, children }: FrameProps) {
  const navigation = useMemo(() => siteNavigation(menu), [menu]);

  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Site>
        <Header navigation={navigation} busy={busy} drawn={drawn?.header} />
        {__SERVER__ && drawn ? (
          <noscript dangerouslySetInnerHTML={{ __html: drawn.withoutScripts }} />
        ) : (
          <noscript>{WithoutScripts && <WithoutScripts navigation={navigation} />}</noscript>
        )}
        <Main id="main" tabIndex={-1} aria-busy={busy}>
          {children}
        </Main>
        <Footer navigation={navigation} year={year} drawn={drawn?.footer} />
      </Site>
    </>
  );
}
