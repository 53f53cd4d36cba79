import { tabStorage } from '@kaagazz/contract/tab-storage';

import type { Values } from './fields.ts';

type Drafts = Record<string, Values>;

function isDrafts(value: unknown): value is Drafts {
  return typeof value === 'object' && value !== null;
}

const storage = tabStorage('deskDrafts', isDrafts);

/** Stores a form's unsaved values in sessionStorage. Stores nothing if `name` is undefined. */
export function useDraft(name: string | undefined) {
  const all = () => storage.read(null) ?? {};
  const without = () => Object.fromEntries(Object.entries(all()).filter(([key]) => key !== name));
  return {
    read: (): Values => (name === undefined ? {} : (all()[name] ?? {})),
    write: (values: Values) => name !== undefined && storage.save(null, { ...all(), [name]: values }),
    clear: () => name !== undefined && storage.save(null, without()),
  };
}
