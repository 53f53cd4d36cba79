import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';

import { Loaded } from './loaded.tsx';

/** Returns a screen for the record whose id is in the URL. `list` is the query key of its list. */
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
