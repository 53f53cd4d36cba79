import { useSiteSettings } from '@kaagazz/contract';
import { tokens } from '@kaagazz/design-system';
import type { ComponentType, ReactNode } from 'react';
import { useMemo } from 'react';
import styled from 'styled-components';

import { Footer } from './footer/footer.tsx';
import { headerHeight } from './header/header.styles.ts';
import { Header } from './header/header.tsx';
import type { Menu, SiteNavigation } from './navigation.ts';
import { siteNavigation } from './navigation.ts';
import { NoticeBar } from './notice-bar.tsx';

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
  /* Keeps the footer below the first screen, because late content would otherwise move it. */
  min-height: max(100svh - ${headerHeight.phone} + 1rem, var(--least-height, 0px));
  /* Receives the focus after navigation, which matters only to screen readers. */
  &:focus-visible {
    outline: none;
  }
`;

export interface FrameProps {
  menu: Menu;
  year: number;
  busy?: boolean;
  withoutScripts?: ComponentType<{ navigation: SiteNavigation }> | undefined;
  children: ReactNode;
}

export function Frame({ menu, year, busy = false, withoutScripts: WithoutScripts, children }: FrameProps) {
  const { categories } = useSiteSettings();
  const navigation = useMemo(() => siteNavigation(menu, categories), [menu, categories]);

  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Site>
        <NoticeBar />
        <Header navigation={navigation} busy={busy} />
        <noscript>{WithoutScripts && <WithoutScripts navigation={navigation} />}</noscript>
        <Main id="main" tabIndex={-1} aria-busy={busy}>
          {children}
        </Main>
        <Footer navigation={navigation} year={year} />
      </Site>
    </>
  );
}
