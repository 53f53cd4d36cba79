import type { OrderReturn } from '@kaagazz/api-schema';
import { Badge, Cluster, PhotographLinks, Text } from '@kaagazz/design-system';
import { Link } from 'react-router-dom';

import { RefundReturnButton } from '../../features/orders/refund-button.tsx';
import { type FieldSpec, FormButton } from '../../form/index.ts';
import { type Column, ResourceList, timeColumn, viewsOf } from '../../list/index.ts';
import { ActionButton, Thumbnail, useChange } from '../../record/index.ts';
import { orderPath, printPath } from '../../paths.ts';
import { useMay } from '../../session/session.tsx';

const STATES = { requested: 'Requested', accepted: 'On their way', received: 'Received', declined: 'Declined' };

export function ReturnsPage() {
  const { change } = useChange();
  const may = useMay();
  const columns: readonly Column<OrderReturn>[] = [
    { source: 'orderId', label: 'Order', text: ({ orderId }) => orderId, pathOf: ({ orderId }) => orderPath(orderId) },
    {
      source: 'lines',
      label: 'Items and reason',
      render: (row) => (
        <>
          {itemsOf(row).join(', ')}
          <Text tone="soft" size="sm">
            {reasonOf(row)}
          </Text>
          <PhotographLinks photographs={row.photographs} alt="Shopper’s photograph" />
          {row.prints?.map(({ id, image, sha256 }) => (
            <Link key={id} to={printPath(id)}>
              <Thumbnail src={image} /> Approved proof {sha256.slice(0, 12)}
            </Link>
          ))}
        </>
      ),
      text: (row) => `${itemsOf(row).join('; ')}. ${reasonOf(row)}`,
    },
    timeColumn('createdAt', 'Announced'),
    {
      source: 'state',
      label: 'State',
      render: (row) => {
        if (row.replacement) return <Link to={orderPath(row.replacement)}>Replaced by {row.replacement}</Link>;
        if (row.progress === 'declined') return <Badge tone="marigold">Declined</Badge>;
        if (row.progress !== 'requested') {
          return (
            <Cluster gap={2}>
              {row.progress === 'received' ? <Badge>Received</Badge> : <ReceiveButton goods={row} />}
              {may('money.refund') && <RefundReturnButton goods={row} />}
            </Cluster>
          );
        }
        const request = { params: { id: row.id } };
        return (
          <Cluster gap={2}>
            <ActionButton
              label="Accept"
              look="primary"
              action={() =>
                change('POST /desk/returns/:id/accept', request, 'Accepted. The shopper will get an email.')
              }
            />
            <ActionButton
              label={row.prints?.length === row.lines.length ? 'Reprint for free' : 'Replace for free'}
              action={() =>
                change(
                  'POST /desk/returns/:id/replace',
                  request,
                  'Replacement order placed. The shopper will get an email.',
                )
              }
            />
            <FormButton
              label="Decline …"
              title={`Decline the return of ${row.orderId}?`}
              fields={[{ name: 'reason', label: 'Reason, emailed to the shopper', required: true }]}
              variant="danger"
              onSubmit={({ reason = '' }) => {
                const declined = { ...request, body: { reason } };
                return change('POST /desk/returns/:id/decline', declined, 'Declined. The shopper will get an email.');
              }}
            />
          </Cluster>
        );
      },
      text: ({ progress }) => progress,
    },
  ];
  return <ResourceList resource="returns" title="Returns" columns={columns} views={viewsOf('state', STATES)} />;
}

function itemsOf({ lines }: OrderReturn): string[] {
  return lines.map(({ quantity, title }) => `${quantity} × ${title}`);
}

function reasonOf({ reason, words }: OrderReturn): string {
  return [reason, words].filter(Boolean).join(': ');
}

function ReceiveButton({ goods: { id, lines } }: { goods: OrderReturn }) {
  const { change } = useChange();
  const fields = lines.flatMap(({ position, title, quantity }): FieldSpec[] => [
    { name: `received-${position}`, label: `${title}: arrived (of ${quantity})`, type: 'number', required: true },
    { name: `damaged-${position}`, label: `${title}: of these damaged`, type: 'number', required: true },
  ]);
  const initial = Object.fromEntries(
    lines.flatMap(({ position, quantity }) => [
      [`received-${position}`, String(quantity)],
      [`damaged-${position}`, '0'],
    ]),
  );
  return (
    <FormButton
      label="Receive …"
      title="Receive the return"
      fields={[...fields, { name: 'note', label: 'Note' }]}
      initial={initial}
      submit="Received"
      onSubmit={(values) => {
        const received = lines.map(({ position }) => ({
          position,
          received: Number(values[`received-${position}`]),
          damaged: Number(values[`damaged-${position}`]),
        }));
        const request = { params: { id }, body: { lines: received, note: values.note ?? '' } };
        return change('POST /desk/returns/:id/receive', request, 'Received; undamaged pieces are in stock');
      }}
    />
  );
}
