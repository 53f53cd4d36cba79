import { ErrorState, Spinner } from '@kaagazz/design-system';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router-dom';

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

export function recordScreen<Data>(
  list: string,
  label: string,
  load: (params: { id: string }) => Promise<{ data: Data }>,
  Content: ComponentType<{ record: Data }>,
) {
  return function RecordScreen() {
    const { id = '' } = useParams();
    const query = useQuery({ queryKey: [list, id], queryFn: () => load({ id }) });
    return (
      <Loaded query={query} label={label}>
        {({ data }) => <Content key={id} record={data} />}
      </Loaded>
    );
  };
}
