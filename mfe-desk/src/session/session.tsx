import type { DeskPerson } from '@kaagazz/api-schema';
import type { Permission } from '@kaagazz/domain/desk';
import { createContext, useContext } from 'react';

const PersonContext = createContext<DeskPerson | null>(null);

export const PersonProvider = PersonContext.Provider;

export function usePerson(): DeskPerson {
  const person = useContext(PersonContext);
  if (!person) throw new Error('usePerson must be used by somebody who is signed in');
  return person;
}

export function useMay(): (permission: Permission) => boolean {
  const { permissions } = usePerson();
  return (permission) => permissions.includes(permission);
}
