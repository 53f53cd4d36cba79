import type { DeskPerson } from '@kaagazz/api-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useEffect } from 'react';

import { callDesk, onSessionEnded } from '../api/call-desk.ts';
import { DeskProblem } from '../api/desk-problem.ts';

const KEY = ['session'];

/** How to sign out. */
export const SessionContext = createContext<{ leave: () => Promise<void> }>({ leave: () => Promise.resolve() });

async function currentPerson(): Promise<DeskPerson | null> {
  try {
    return (await callDesk('GET /desk/session', {})).data;
  } catch (error) {
    if (error instanceof DeskProblem && error.code === 'NO_SESSION') return null;
    throw error;
  }
}

/** Returns who is signed in, and functions that change it. */
export function useSession() {
  const client = useQueryClient();
  const { data: person, isPending, error, refetch } = useQuery({ queryKey: KEY, queryFn: currentPerson });

  useEffect(() => {
    onSessionEnded(() => client.setQueryData(KEY, null));
    return () => onSessionEnded(() => undefined);
  }, [client]);

  return {
    person,
    isPending,
    error,
    retry: () => void refetch(),
    enter: (entered: DeskPerson) => client.setQueryData(KEY, entered),
    leave: async () => {
      await callDesk('DELETE /desk/session', {});
      client.clear();
      client.setQueryData(KEY, null);
    },
  };
}
