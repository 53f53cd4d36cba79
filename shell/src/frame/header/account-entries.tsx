import { useAuth } from '@kaagazz/contract';
import type { User } from '@kaagazz/contract';
import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { NavigationEntry } from '../navigation.ts';
import { displayName } from './initial.ts';
import { EntryButton, EntryList, MenuEntries } from './menu-entries.tsx';

const Who = styled.div`
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

const Mail = styled.p`
  margin: 0;
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkSoft};
`;

interface AccountEntriesProps {
  user: User;
  entries: readonly NavigationEntry[];
  onTake: () => void;
}

/** Who is signed in, the shopper's own pages, and the way out. */
export function AccountEntries({ user, entries, onTake }: AccountEntriesProps) {
  const { signOut } = useAuth();
  const name = displayName(user);

  return (
    <>
      <Who>
        {name !== undefined && <Name>{name}</Name>}
        <Mail>{user.email}</Mail>
      </Who>
      <EntryList>
        <MenuEntries entries={entries} onTake={onTake} />
        <li>
          <EntryButton
            type="button"
            data-menu-entry=""
            onClick={() => {
              onTake();
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
