import type { AuditEntry } from '@kaagazz/api-schema';
import { AUDIT_ACTIONS } from '@kaagazz/domain/desk';

import { indianTime } from '../frame/indian-date.ts';
import { type Column, optionsOf, ResourceList } from '../list/index.ts';
import { changesOf } from '../record/index.ts';

function actionText({ action }: AuditEntry): string {
  return AUDIT_ACTIONS[action] ?? action.replace(/[.-]/g, ' ');
}

const columns: readonly Column<AuditEntry>[] = [
  { source: 'at', label: 'When', sortable: true, render: ({ at }) => indianTime(at), text: ({ at }) => at },
  { source: 'who', label: 'Who', text: ({ who }) => who.name },
  {
    source: 'action',
    label: 'What',
    render: actionText,
    text: (entry) => `${actionText(entry)}, ${entry.record}`,
    note: ({ resource, record }) => `${resource.replaceAll('-', ' ')} ${record}`,
  },
  {
    source: 'changes',
    label: 'Before → after',
    wide: true,
    render: (entry) => (
      <>
        {changesOf(entry).map((line) => (
          <small key={line}>{line}</small>
        ))}
        {entry.note}
      </>
    ),
    text: (entry) => changesOf(entry).join('; '),
  },
];

export function AuditPage() {
  return (
    <ResourceList
      resource="audit"
      title="Audit"
      plural="entries"
      columns={columns}
      search="Record, action or note"
      filters={[{ source: 'action', label: 'What', options: optionsOf(AUDIT_ACTIONS) }]}
      sort={{ field: 'at', order: 'DESC' }}
    />
  );
}
