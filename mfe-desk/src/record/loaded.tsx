import { ErrorState, Spinner } from '@kaagazz/design-system';
import type { ReactNode } from 'react';

import { DeskProblem, messageOf } from '../api/desk-problem.ts';
import { NotFound } from '../states/not-found.tsx';

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  label: string;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query: { data, error, refetch }, label, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error instanceof DeskProblem && error.status === 404) return <NotFound />;
  if (error) return <ErrorState title={messageOf(error)} onRetry={() => void refetch()} />;
  return <Spinner label={`Loading ${label}`} />;
}
