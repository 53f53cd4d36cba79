import type { DeskContentRow } from '@kaagazz/api-schema';
import { Badge } from '@kaagazz/design-system';
import { CONTENT_KINDS } from '@kaagazz/domain/content';

import { KINDS, STATES } from '../../features/content/content-kinds.ts';
import type { Column } from '../../list/list-spec.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { timeColumn } from '../../list/time-column.ts';
import { entryPath } from '../../paths.ts';

const columns: readonly Column<DeskContentRow>[] = [
  {
    source: 'title',
    label: 'Title',
    sortable: true,
    text: ({ title }) => title,
  },
  { source: 'kind', label: 'Kind', render: ({ kind }) => KINDS[kind].label, text: ({ kind }) => kind },
  {
    source: 'state',
    label: 'State',
    render: ({ state }) => <Badge tone={state === 'published' ? 'leaf' : 'marigold'}>{STATES[state]}</Badge>,
    text: ({ state }) => state,
  },
  timeColumn('updatedAt', 'Changed'),
];

/** Lists the texts of the site that editors change without a release. */
export function ContentPage() {
  return (
    <ResourceList
      resource="content"
      title="Content"
      plural="entries"
      search="Search by title"
      columns={columns}
      views={CONTENT_KINDS.map((kind) => ({ name: KINDS[kind].plural, filter: { kind } }))}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      pathOf={({ id }) => entryPath(id)}
      nameOf={({ title }) => title}
    />
  );
}
