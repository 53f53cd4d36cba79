import { useAuth } from '@kaagazz/contract';
import { VisuallyHidden, media, tokens } from '@kaagazz/design-system';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';

import type { NavigationEntry, SiteNavigation } from '../navigation.ts';
import { AccountEntries } from './account-entries.tsx';
import { AccountPulse } from './account-pulse.tsx';
import { Avatar } from './avatar.tsx';
import { CartLink } from './cart-link.tsx';
import { Dropdown } from './dropdown.tsx';
import { currentPage, headerItem } from './header.styles.ts';
import { displayName } from './initial.ts';
import { EntryList, MenuEntries } from './menu-entries.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { SiteSearch } from './site-search.tsx';
import type { OpenMenu } from './use-open-menu.ts';
import { useOpenMenu } from './use-open-menu.ts';

const Root = styled.nav`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space(1)};

  @media (max-width: 1023px) {
    display: none;
  }
`;

const Columns = styled.div`
  display: flex;
  gap: ${tokens.space(4)};

  > ul {
    flex: auto;
  }

  > ul:nth-child(3) {
    display: grid;
    grid-template-columns: auto auto;
  }

  > ul:not(:only-child) > :first-child {
    grid-column: 1 / -1;

    a {
      color: ${tokens.color.leafDark};
      font-family: ${tokens.font.display};
    }
  }
`;

const BarLink = styled(NavLink)`
  ${headerItem}
  ${currentPage}
`;

const AccountPlace = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-width: 9.75rem;
  min-height: 2.75rem;
`;

const AccountLabel = styled.span`
  padding-inline-start: ${tokens.space(1)};
`;

const Search = styled(SiteSearch)`
  width: clamp(8rem, 15vw, 15rem);
  margin-inline: ${tokens.space(2)};
`;

const SignIn = styled(SignInLink)`
  ${headerItem}
  box-shadow: inset 0 0 0 1.5px ${tokens.color.edge};

  ${media.hover} {
    &:hover {
      box-shadow: inset 0 0 0 1.5px ${tokens.color.leaf};
    }
  }
`;

export function DesktopNavigation({ navigation }: { navigation: SiteNavigation }) {
  const menu = useOpenMenu();

  return (
    <Root aria-label="Main">
      <BarLink to={navigation.home.to} end>
        {navigation.home.label}
      </BarLink>
      <EntriesDropdown id="about" label="About" entries={navigation.about} menu={menu} />
      <EntriesDropdown id="shop" label="Shop" entries={navigation.shop} below={navigation.below} menu={menu} />
      {navigation.store && <Search />}
      {navigation.cart && <CartLink />}
      <AccountPlace>
        <Account navigation={navigation} menu={menu} />
      </AccountPlace>
    </Root>
  );
}

interface EntriesDropdownProps {
  id: string;
  label: string;
  entries: readonly NavigationEntry[];
  below?: SiteNavigation['below'];
  menu: OpenMenu;
}

function EntriesDropdown({ id, label, entries, below, menu }: EntriesDropdownProps) {
  if (entries.length === 0) return null;
  const isOpen = menu.isOpen(id);
  const columns = below ? entries.map((entry) => [entry, ...(isOpen ? (below[entry.to] ?? []) : [])]) : [entries];

  return (
    <Dropdown id={id} menu={menu} trigger={label} side={below ? 'wide' : 'start'}>
      <Columns>
        {columns.map((column) => (
          <EntryList key={column[0]?.to}>
            <MenuEntries entries={column} onSelect={menu.close} />
          </EntryList>
        ))}
      </Columns>
    </Dropdown>
  );
}

function Account({ navigation: { account, signIn }, menu }: { navigation: SiteNavigation; menu: OpenMenu }) {
  const { status, user } = useAuth();
  if (status === 'loading') return <AccountPulse />;
  if (!user) return signIn === undefined ? null : <SignIn label={signIn} />;

  return (
    <Dropdown
      id="account"
      side="end"
      menu={menu}
      trigger={
        <>
          <Avatar key={user.profilePic} user={user} />
          <AccountLabel>
            Account<VisuallyHidden> of {displayName(user) ?? user.email}</VisuallyHidden>
          </AccountLabel>
        </>
      }
    >
      <AccountEntries user={user} entries={account} onSelect={menu.close} />
    </Dropdown>
  );
}
