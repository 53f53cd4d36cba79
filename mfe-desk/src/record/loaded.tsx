import { ErrorState } from '@kaagazz/design-system';
import type { ReactNode } from 'react';

import { DeskProblem, messageOf } from '../api/desk-problem.ts';
import { NotFound } from '../states/not-found.tsx';
import { Waiting } from '../states/waiting.tsx';

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  label: string;
  children: (data: Data) => ReactNode;
}

/** Shows a record once it has loaded. Until then, shows a loading state or an error. */
export function Loaded<Data>({ query: { data, error, refetch }, label, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error instanceof DeskProblem && error.status === 404) return <NotFound />;
  if (error) return <ErrorState title={messageOf(error)} onRetry={() => void refetch()} />;
  return <Waiting label={`Loading ${label}`} />;
}
