import { Dialog, tokens, useDebouncedValue } from '@kaagazz/design-system';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

import { getList } from '../api/data-provider.ts';
import { bareButton, Input } from '../form/index.ts';
import { orderPath, paths } from '../paths.ts';
import { useMay } from '../session/session.tsx';
import { useNavigation } from './navigation.ts';

const SearchField = styled(Input)`
  width: 100%;
`;

const Commands = styled.div`
  margin-top: ${tokens.space(3)};

  button {
    ${bareButton}
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space(4)};
    width: 100%;
    min-height: 2.5rem;
    align-items: center;
    padding: 0 ${tokens.space(3)};
    border-radius: ${tokens.radius.sm};
    text-align: start;
  }

  small {
    color: ${tokens.color.inkSoft};
  }

  [aria-selected='true'] {
    background: ${tokens.color.leafTint};
  }
`;

interface Command {
  label: string;
  note: string;
  path: string;
}

const FOUND_ORDERS = 5;
const SEARCH_DELAY_MS = 200;

export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} title="Go to" onClose={onClose}>
      {open && <Palette onClose={onClose} />}
    </Dialog>
  );
}

function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const may = useMay();
  const listId = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const screens = [
    ...useNavigation().flatMap(({ entries }) =>
      entries.map(({ label, words = '', path, key }) => ({ label, words, path, note: `g ${key}` })),
    ),
    { label: 'Your account', words: 'passkey sign out', path: paths.account, note: '' },
  ].filter(({ label, words }) => `${label} ${words}`.toLowerCase().includes(text.trim().toLowerCase()));
  const commands = [...screens, ...useFoundOrders(may('orders.read') ? text.trim() : '')];

  const go = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    void navigate(command.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') go(commands[at]);
    else if (step === undefined) return;
    else setAt((at + step + commands.length) % Math.max(commands.length, 1));
    event.preventDefault();
  };

  return (
    <>
      <SearchField
        role="combobox"
        aria-label="Screen, order number, name or phone"
        aria-expanded={commands.length > 0}
        aria-controls={listId}
        aria-activedescendant={commands[at] ? `${listId}-${at}` : undefined}
        placeholder="Screen, order number, name or phone"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        // Focus this field when `showModal()` opens the dialog. React doesn't render `autofocus`,
        // so set the attribute directly.
        ref={(field) => field?.setAttribute('autofocus', '')}
      />
      <Commands id={listId} role="listbox" aria-label="Results">
        {commands.map((command, i) => (
          <button
            key={command.path}
            id={`${listId}-${i}`}
            type="button"
            role="option"
            aria-selected={i === at}
            tabIndex={-1}
            onClick={() => go(command)}
          >
            {command.label}
            <small>{command.note}</small>
          </button>
        ))}
      </Commands>
      {commands.length === 0 && <p role="status">Nothing found.</p>}
    </>
  );
}

function useFoundOrders(text: string): Command[] {
  const q = useDebouncedValue(text, SEARCH_DELAY_MS);
  const sort = { field: 'createdAt', order: 'DESC' } as const;
  const { data } = useQuery({
    queryKey: ['orders', 'palette', q],
    queryFn: () => getList('orders', { pagination: { page: 1, perPage: FOUND_ORDERS }, sort, filter: { q } }),
    enabled: q.length > 1,
    retry: false,
  });
  return text.length > 1 && data ? data.data.map(orderCommand) : [];
}

function orderCommand({ id, name }: { id: string; name: string }): Command {
  return { label: `Order ${id}`, note: name, path: orderPath(id) };
}
