import type { DeskPerson } from '@kaagazz/api-schema';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, useEffect } from 'react';

import { callDesk, onSessionEnded } from '../api/call-desk.ts';
import { DeskProblem } from '../api/desk-problem.ts';

const KEY = ['session'];

export const SessionContext = createContext<{ leave: () => Promise<void> }>({ leave: () => Promise.resolve() });

async function currentPerson(): Promise<DeskPerson | null> {
  try {
    return (await callDesk('GET /desk/session', {})).data;
  } catch (error) {
    if (error instanceof DeskProblem && error.code === 'NO_SESSION') return null;
    throw error;
  }
}

/** Clears all cached data, because the next person to sign in may not be allowed to see it. */
function forget(client: QueryClient): void {
  client.setQueryData(KEY, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
}

export function useSession() {
  const client = useQueryClient();
  const { data: person, isPending, error, refetch } = useQuery({ queryKey: KEY, queryFn: currentPerson });

  useEffect(() => {
    onSessionEnded(() => forget(client));
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
      forget(client);
    },
  };
}
