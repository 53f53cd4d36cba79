import { NavLink } from 'react-router-dom';
import styled from 'styled-components';

import type { NavigationEntry } from '../navigation.ts';
import { currentPage, menuEntry } from './header.styles.ts';

export const EntryList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const EntryLink = styled(NavLink)`
  ${menuEntry}
  ${currentPage}
`;

export const EntryButton = styled.button`
  ${menuEntry}
`;

export function MenuEntries({ entries, onSelect }: { entries: readonly NavigationEntry[]; onSelect: () => void }) {
  return entries.map(({ label, to }) => (
    <li key={to}>
      {/* The router ignores queries, so it would mark every category link as the current page. */}
      <EntryLink to={to} end aria-current={!to.includes('?') && 'page'} onClick={onSelect} data-menu-entry="">
        {label}
      </EntryLink>
    </li>
  ));
}
