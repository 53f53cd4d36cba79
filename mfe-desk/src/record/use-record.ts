import type { RequestOf, ResponseOf, Route } from '@kaagazz/api-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';

import { callDesk } from '../api/call-desk.ts';
import { messageOf } from '../api/desk-problem.ts';

export function useRecord<R extends Route>(key: readonly [string, ...string[]], route: R, request: RequestOf<R>) {
  return useQuery({ queryKey: [...key], queryFn: () => callDesk(route, request) });
}

export function useDelete(list: string) {
  const notify = useNotify();
  const navigate = useNavigate();
  return async <R extends Route>(route: R, request: RequestOf<R>, done: string) => {
    await callDesk(route, request);
    notify(done, { type: 'success' });
    void navigate(list);
  };
}

export type RowChange<Row> = (row: Row) => Promise<unknown> | false;

interface BulkResult {
  done: readonly string[];
  failed: readonly { id: string; message: string }[];
}

export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function useChange() {
  const client = useQueryClient();
  const notify = useNotify();

  async function change<R extends Route>(route: R, request: RequestOf<R>, done?: string): Promise<ResponseOf<R>> {
    const response = await callDesk(route, request);
    if (done !== undefined) notify(done, { type: 'success' });
    await reload();
    return response;
  }
  const reload = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  const report = ({ done, failed }: BulkResult, noun: string) => {
    if (done.length > 0) notify(`${countOf(done.length, noun)} changed`, { type: 'success' });
    for (const { id, message } of failed) notify(`${id}: ${message}`, { type: 'error' });
  };

  return {
    report,
    changeEach: async <Row>(rows: readonly Row[], nameOf: (row: Row) => string, call: RowChange<Row>) => {
      const result = { done: new Array<string>(), failed: new Array<{ id: string; message: string }>() };
      for (const row of rows) {
        try {
          if (await call(row)) result.done.push(nameOf(row));
        } catch (error) {
          result.failed.push({ id: nameOf(row), message: messageOf(error) });
        }
      }
      await reload();
      report(result, 'row');
      if (result.done.length + result.failed.length === 0) notify('There was nothing to change', { type: 'info' });
    },
    change,
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
