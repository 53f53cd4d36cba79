import type { DeskSubscriber } from '@kaagazz/api-schema';
import { Cluster, TextLink } from '@kaagazz/design-system';

import { type Column, ResourceList, timeColumn } from '../../list/index.ts';
import { listPath, newEntryPath, paths } from '../../paths.ts';

const columns: readonly Column<DeskSubscriber>[] = [
  { source: 'email', label: 'Email', sortable: true, text: ({ email }) => email },
  timeColumn('requestedAt', 'Subscribed'),
  timeColumn('confirmedAt', 'Confirmed'),
];

export function SubscribersPage() {
  return (
    <ResourceList
      resource="subscribers"
      title="Newsletter"
      plural="subscribers"
      search="Part of an email address"
      columns={columns}
      sort={{ field: 'requestedAt', order: 'DESC' }}
      actions={
        <Cluster>
          <TextLink to={listPath(paths.content, { kind: 'newsletter' })}>All newsletters</TextLink>
          <TextLink to={newEntryPath('newsletter')}>New newsletter</TextLink>
        </Cluster>
      }
    />
  );
}
