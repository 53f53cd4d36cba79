import { useAuth } from '@kaagazz/contract';
import type { User } from '@kaagazz/contract';
import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { NavigationEntry } from '../navigation.ts';
import { displayName } from './initial.ts';
import { EntryButton, EntryList, MenuEntries } from './menu-entries.tsx';

const Identity = styled.div`
  padding: ${tokens.space(2)} ${tokens.space(3)} ${tokens.space(3)};
  border-bottom: 2px dashed ${tokens.color.line};
  margin-bottom: ${tokens.space(2)};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  margin: 0;
  font-weight: 600;
`;

const Email = styled.p`
  margin: 0;
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkSoft};
`;

interface AccountEntriesProps {
  user: User;
  entries: readonly NavigationEntry[];
  onSelect: () => void;
}

export function AccountEntries({ user, entries, onSelect }: AccountEntriesProps) {
  const { signOut } = useAuth();
  const name = displayName(user);

  return (
    <>
      <Identity>
        {name !== undefined && <Name>{name}</Name>}
        <Email>{user.email}</Email>
      </Identity>
      <EntryList>
        <MenuEntries entries={entries} onSelect={onSelect} />
        <li>
          <EntryButton
            type="button"
            data-menu-entry=""
            onClick={() => {
              onSelect();
              void signOut();
            }}
          >
            Logout
          </EntryButton>
        </li>
      </EntryList>
    </>
  );
}
