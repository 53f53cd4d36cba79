import { useAuth } from '@kaagazz/contract';
import { Divider, IconButton, Stack, tokens } from '@kaagazz/design-system';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled, { createGlobalStyle } from 'styled-components';

import type { SiteNavigation } from '../navigation.ts';
import { AccountEntries } from './account-entries.tsx';
import { AccountPulse } from './account-pulse.tsx';
import { CartLink } from './cart-link.tsx';
import { headerHeight, menuEntry } from './header.styles.ts';
import { EntryList, MenuEntries } from './menu-entries.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { SiteSearch } from './site-search.tsx';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space(1)};
  margin-inline-end: -0.5rem;

  @media (min-width: 1024px) {
    display: none;
  }
`;

const Panel = styled.nav`
  position: fixed;
  inset: ${headerHeight.phone} 0 auto;
  box-sizing: border-box;
  max-height: calc(100dvh - ${headerHeight.phone});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${tokens.space(3)} ${tokens.space(3)} ${tokens.space(6)};
  background: ${tokens.color.paper};
  box-shadow: ${tokens.shadow.lifted};
`;

const Backdrop = styled.div`
  position: fixed;
  inset: ${headerHeight.phone} 0 0;
  background: rgb(41 28 19 / 45%);
`;

const ScrollLock = createGlobalStyle`
  html { overflow: hidden; scrollbar-gutter: stable; }
`;

const SignIn = styled(SignInLink)`
  ${menuEntry}
`;

export function MobileNavigation({ navigation }: { navigation: SiteNavigation }) {
  const [open, setOpen] = useState<string | null>(null);
  const { key } = useLocation();
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const close = () => setOpen(null);

  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    close();
  }

  useEffect(() => {
    if (open) root.current?.querySelector<HTMLElement>(open)?.focus();
  }, [open]);

  const openAt = (selector: string | null) => (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget;
    setOpen(selector);
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    close();
    opener.current?.focus();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !root.current?.contains(relatedTarget)) close();
  }

  return (
    <Root ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      {navigation.store && <IconButton label="Search" icon="search" iconSize={26} onClick={openAt('input')} />}
      {navigation.cart && <CartLink />}
      <IconButton
        label={open ? 'Close menu' : 'Open menu'}
        icon={open ? 'close' : 'menu'}
        iconSize={26}
        aria-expanded={open !== null}
        aria-controls={panelId}
        onClick={openAt(open ? null : 'nav a')}
      />
      {open && (
        <>
          <ScrollLock />
          <Backdrop aria-hidden="true" onClick={close} />
          <Panel id={panelId} aria-label="Menu">
            <Stack gap={3}>
              {navigation.store && <SiteSearch onSearch={close} />}
              <EntryList>
                <MenuEntries entries={navigation.mobile} onSelect={close} />
              </EntryList>
              <Divider />
              <Account navigation={navigation} onSelect={close} />
            </Stack>
          </Panel>
        </>
      )}
    </Root>
  );
}

function Account({ navigation, onSelect }: { navigation: SiteNavigation; onSelect: () => void }) {
  const { account, visitor, signIn } = navigation;
  const { status, user } = useAuth();
  if (status === 'loading') return <AccountPulse />;
  if (!user) {
    return (
      <EntryList>
        <MenuEntries entries={visitor} onSelect={onSelect} />
        {signIn !== undefined && (
          <li>
            <SignIn label={signIn} onClick={onSelect} data-menu-entry="" />
          </li>
        )}
      </EntryList>
    );
  }
  return (
    <div>
      <AccountEntries user={user} entries={account} onSelect={onSelect} />
    </div>
  );
}
