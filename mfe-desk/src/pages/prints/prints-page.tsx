import type { DeskPrintRow } from '@kaagazz/api-schema';
import { Cluster, tokens } from '@kaagazz/design-system';
import { ADDRESSED_ENVELOPES } from '@kaagazz/domain/print';
import styled from 'styled-components';

import { SERVICES, STATES, copiesText, stateOf } from '../../features/prints/print-words.ts';
import { ServicesButton } from '../../features/prints/services-button.tsx';
import { SheetButton } from '../../features/prints/sheet-button.tsx';
import { usePrints } from '../../features/prints/use-prints.ts';
import { indianDay } from '../../frame/indian-date.ts';
import {
  type Column,
  type Filter,
  numberColumn,
  optionsOf,
  ResourceList,
  timeColumn,
  type View,
} from '../../list/index.ts';
import { printPath } from '../../paths.ts';
import { ActionButton, StateBadges, Thumbnail } from '../../record/index.ts';

const Job = styled.span`
  display: flex;
  gap: ${tokens.space(3)};
  align-items: center;
`;

const columns: readonly Column<DeskPrintRow>[] = [
  {
    source: 'order',
    label: 'Job',
    render: ({ image, title, id, customer, quantity, options, version }) => (
      <Job>
        <Thumbnail src={image} />
        <span>
          {title}
          <br />
          <small>
            {copiesText(quantity)}, {id}, {customer}
            {options.some(({ value }) => value === ADDRESSED_ENVELOPES) && ', with addressed envelopes'}
            {version > 1 && `, text changed (version ${version})`}
          </small>
        </span>
      </Job>
    ),
    text: ({ id }) => id,
  },
  { source: 'service', label: 'Service', sortable: true, wide: true, text: ({ service }) => SERVICES[service] },
  { ...numberColumn('quantity', 'Copies'), wide: true },
  {
    source: 'state',
    label: 'State',
    render: (row) => <StateBadges {...stateOf(row)} isLate={row.isLate} />,
    text: (row) => stateOf(row).label,
  },
  {
    source: 'dueOn',
    label: 'Due',
    sortable: true,
    render: ({ dueOn }) => indianDay(`${dueOn}T00:00:00+05:30`),
    text: ({ dueOn }) => dueOn,
  },
  {
    ...timeColumn('approvedAt', 'Approved'),
    sortable: false,
    note: ({ sha256 }) => <span title={sha256}>{sha256.slice(0, 12)}…</span>,
  },
];

const filters: readonly Filter[] = [
  { source: 'state', label: 'State', options: optionsOf(STATES) },
  { source: 'service', label: 'Service', options: optionsOf(SERVICES) },
  { source: 'due', label: 'Due', options: [{ value: 'true', label: 'Today or earlier' }] },
];

const views: readonly View[] = [
  { name: "Today's prints", filter: { due: 'true' } },
  { name: 'To print', filter: { state: 'waiting' } },
  { name: 'Waiting for a file', filter: { state: 'awaiting-file' } },
  { name: 'At the press', filter: { state: 'at-press' } },
  { name: 'Drying', filter: { drying: 'true' } },
  { name: 'Printed', filter: { state: 'printed' } },
];

export function PrintsPage() {
  const { saveSheets } = usePrints();
  return (
    <ResourceList
      resource="prints"
      title="Print board"
      plural="prints"
      search="Order, title or name"
      columns={columns}
      filters={filters}
      views={views}
      sort={{ field: 'dueOn', order: 'ASC' }}
      pathOf={({ id }) => printPath(id)}
      bulk={(ids, done) => <PrintBulkActions ids={ids} done={done} />}
      actions={
        <Cluster>
          <ServicesButton />
          <ActionButton label="Download today’s sheets" look="primary" action={() => saveSheets()} />
        </Cluster>
      }
    />
  );
}

const MARKS = [
  ['at-press', 'Mark at the press'],
  ['printed', 'Mark printed'],
  ['dried', 'Mark dried'],
  ['waiting', 'Mark not started'],
] as const;

function PrintBulkActions({ ids, done }: { ids: readonly string[]; done: () => void }) {
  const { mark, saveSheets } = usePrints();
  return (
    <>
      {MARKS.map(([state, label]) => (
        <ActionButton key={state} label={label} action={() => mark(ids, state).then(done)} />
      ))}
      <SheetButton label="Download sheets" save={(cancelled) => saveSheets(ids, cancelled)} />
    </>
  );
}
