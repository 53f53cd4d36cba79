import { media, pageColumn, tokens } from '@kaagazz/design-system';
import { Link } from 'react-router-dom';
import styled, { css, keyframes } from 'styled-components';

import type { SiteNavigation } from '../navigation.ts';
import { Logo } from '../logo.tsx';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { headerHeight } from './header.styles.ts';
import { MobileNavigation } from './mobile-navigation.tsx';

const moveThread = keyframes`
  from { background-position-x: 0; }
  to { background-position-x: 34px; }
`;

const moving = css`
  color: ${tokens.color.leaf};
  animation: ${moveThread} 0.5s linear infinite;
  /* Fast navigations don't show the animation. */
  animation-delay: 150ms;

  ${media.calm} {
    animation: none;
  }
`;

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  background: ${tokens.color.ground};
`;

const Bar = styled.div`
  ${pageColumn}
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${headerHeight.phone};

  ${media.desktop} {
    height: ${headerHeight.desktop};
  }
`;

const Seam = styled.div<{ $moving: boolean }>`
  position: absolute;
  inset: auto 0 -1px;
  height: 2px;
  color: ${tokens.color.line};
  background: repeating-linear-gradient(90deg, currentcolor 0 10px, transparent 0 17px);
  ${({ $moving }) => $moving && moving}
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.ink};
  text-decoration: none;
`;

interface HeaderProps {
  navigation: SiteNavigation;
  busy: boolean;
}

export function Header({ navigation, busy }: HeaderProps) {
  return (
    <Root>
      <Bar>
        <Home to="/" aria-label="Kaagazz, home">
          <Logo />
        </Home>
        <DesktopNavigation navigation={navigation} />
        <MobileNavigation navigation={navigation} />
      </Bar>
      <Seam $moving={busy} aria-hidden="true" />
    </Root>
  );
}
