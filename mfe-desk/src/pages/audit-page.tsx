import type { AuditEntry } from '@kaagazz/api-schema';

import { indianTime } from '../frame/indian-date.ts';
import { type Column, ResourceList } from '../list/index.ts';

/** Returns one text for each changed field, such as `stock: 4 → 9`. */
function changesOf({ before, after }: AuditEntry): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const word = (value: unknown) => (value === undefined || value === '' ? 'nothing' : JSON.stringify(value));
  return names.map((name) => `${name}: ${word(before[name])} → ${word(after[name])}`);
}

const columns: readonly Column<AuditEntry>[] = [
  { source: 'at', label: 'When', sortable: true, render: ({ at }) => indianTime(at), text: ({ at }) => at },
  { source: 'who', label: 'Who', text: ({ who }) => who.name },
  {
    source: 'action',
    label: 'What',
    render: ({ action, resource, record }) => (
      <>
        {action}{' '}
        <small>
          {resource} {record}
        </small>
      </>
    ),
    text: ({ action, record }) => `${action} ${record}`,
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
      sort={{ field: 'at', order: 'DESC' }}
    />
  );
}
