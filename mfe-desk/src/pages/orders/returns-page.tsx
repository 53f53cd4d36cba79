import type { OrderReturn } from '@kaagazz/api-schema';
import { Badge, Button, Cluster, Text } from '@kaagazz/design-system';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { DeclineDialog } from '../../features/returns/decline-dialog.tsx';
import { ReceiveDialog } from '../../features/returns/receive-dialog.tsx';
import { type Column, ResourceList, timeColumn } from '../../list/index.ts';
import { ActionButton, useChange } from '../../record/index.ts';
import { orderPath } from '../../paths.ts';

/** Lists requested, accepted, received and declined returns. */
export function ReturnsPage() {
  const { change } = useChange();
  const [declining, setDeclining] = useState<OrderReturn | null>(null);
  const [receiving, setReceiving] = useState<OrderReturn | null>(null);
  const columns: readonly Column<OrderReturn>[] = [
    {
      source: 'orderId',
      label: 'Order',
      render: ({ orderId }) => <Link to={orderPath(orderId)}>{orderId}</Link>,
      text: ({ orderId }) => orderId,
    },
    {
      source: 'lines',
      label: 'Items and reason',
      render: (row) => (
        <>
          {itemsOf(row).join(', ')}
          <Text tone="soft" size="sm">
            {reasonOf(row)}
          </Text>
        </>
      ),
      text: (row) => `${itemsOf(row).join('; ')}. ${reasonOf(row)}`,
    },
    timeColumn('createdAt', 'Announced'),
    {
      source: 'state',
      label: 'State',
      render: (row) => {
        if (row.progress === 'received') return <Badge>Received</Badge>;
        if (row.progress === 'declined') return <Badge tone="marigold">Declined</Badge>;
        if (row.progress === 'accepted') {
          return (
            <Button variant="secondary" onClick={() => setReceiving(row)}>
              Receive …
            </Button>
          );
        }
        return (
          <Cluster gap={2}>
            <ActionButton
              label="Accept"
              look="primary"
              action={() =>
                change(
                  'POST /desk/returns/:id/accept',
                  { params: { id: row.id } },
                  'Accepted. The shopper gets the address.',
                )
              }
            />
            <Button variant="secondary" onClick={() => setDeclining(row)}>
              Decline …
            </Button>
          </Cluster>
        );
      },
      text: ({ progress }) => progress,
    },
  ];
  return (
    <>
      <ResourceList
        resource="returns"
        title="Returns"
        columns={columns}
        views={[
          { name: 'Requested', filter: { state: 'requested' } },
          { name: 'On their way', filter: { state: 'accepted' } },
          { name: 'Received', filter: { state: 'received' } },
          { name: 'Declined', filter: { state: 'declined' } },
        ]}
      />
      {declining && <DeclineDialog key={declining.id} goods={declining} onClose={() => setDeclining(null)} />}
      {receiving && <ReceiveDialog key={receiving.id} goods={receiving} onClose={() => setReceiving(null)} />}
    </>
  );
}

function itemsOf({ lines }: OrderReturn): string[] {
  return lines.map(({ quantity, title }) => `${quantity} × ${title}`);
}

function reasonOf({ reason, words }: OrderReturn): string {
  return [reason, words].filter(Boolean).join(': ');
}
