import type { DeskPrintRow } from '@kaagazz/api-schema';
import { Badge, Button, Cluster, tokens } from '@kaagazz/design-system';
import { useState } from 'react';
import styled from 'styled-components';

import { PrintBulkActions } from '../../features/prints/print-bulk-actions.tsx';
import { SERVICES, STATES, copiesText, stateOf } from '../../features/prints/print-words.ts';
import { ServicesDialog } from '../../features/prints/services-dialog.tsx';
import { usePrints } from '../../features/prints/use-prints.ts';
import { indianDay, indianTime } from '../../frame/indian-date.ts';
import { type Column, type Filter, numberColumn, optionsOf, ResourceList, type View } from '../../list/index.ts';
import { printPath } from '../../paths.ts';
import { ActionButton } from '../../record/index.ts';

const Job = styled.span`
  display: flex;
  gap: ${tokens.space(3)};
  align-items: center;

  img,
  > span:first-child {
    flex: none;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.paperShade};
    object-fit: contain;
  }
`;

const columns: readonly Column<DeskPrintRow>[] = [
  {
    source: 'order',
    label: 'Job',
    render: ({ image, title, id, customer, quantity, version }) => (
      <Job>
        {image ? <img src={image} alt="" loading="lazy" /> : <span />}
        <span>
          {title}
          <br />
          <small>
            {copiesText(quantity)}, {id}, {customer}
            {version > 1 && `, text changed (version ${version})`}
          </small>
        </span>
      </Job>
    ),
    text: ({ id }) => id,
  },
  {
    source: 'service',
    label: 'Service',
    sortable: true,
    wide: true,
    render: ({ service }) => SERVICES[service],
    text: ({ service }) => service,
  },
  { ...numberColumn('quantity', 'Copies'), wide: true },
  {
    source: 'state',
    label: 'State',
    render: (row) => (
      <>
        <Badge tone={stateOf(row).tone}>{stateOf(row).label}</Badge> {row.isLate && <Badge tone="danger">Late</Badge>}
      </>
    ),
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
    source: 'approvedAt',
    label: 'Approved',
    wide: true,
    render: ({ approvedAt, sha256 }) => (
      <>
        {approvedAt !== null && indianTime(approvedAt)}
        <br />
        <small title={sha256}>{sha256.slice(0, 12)}…</small>
      </>
    ),
    text: ({ approvedAt }) => approvedAt ?? '',
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
  const [isOpen, setOpen] = useState(false);
  return (
    <>
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
            <Button variant="secondary" onClick={() => setOpen(true)}>
              Stop a service …
            </Button>
            <ActionButton label="Download today’s sheets" look="primary" action={() => saveSheets()} />
          </Cluster>
        }
      />
      <ServicesDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
