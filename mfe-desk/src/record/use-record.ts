import type { RequestOf, ResponseOf, Route } from '@kaagazz/api-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';

import { callDesk } from '../api/call-desk.ts';
import { messageOf } from '../api/desk-problem.ts';

/** Reads one record. `key` starts with the name of its list, so that a change refreshes both. */
export function useRecord<R extends Route>(key: readonly [string, ...string[]], route: R, request: RequestOf<R>) {
  return useQuery({ queryKey: [...key], queryFn: () => callDesk(route, request) });
}

/**
 * Returns functions that change records. Afterwards lists, open records and the counts of Today are
 * read again.
 */
export function useChange() {
  const client = useQueryClient();
  const notify = useNotify();

  async function change<R extends Route>(route: R, request: RequestOf<R>, done?: string): Promise<ResponseOf<R>> {
    const response = await callDesk(route, request);
    if (done !== undefined) notify(done, { type: 'success' });
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    return response;
  }

  return {
    /** Rejects with a `DeskProblem`, which forms show. */
    change,
    /** Reports a problem as a notification. For buttons without a form. */
    attempt: (work: Promise<unknown>) =>
      work.then(
        () => true,
        (error: unknown) => {
          notify(messageOf(error), { type: 'error' });
          return false;
        },
      ),
  };
}
