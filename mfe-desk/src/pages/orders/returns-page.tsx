import type { OrderReturn } from '@kaagazz/api-schema';
import { Badge, Button } from '@kaagazz/design-system';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { ReceiveDialog } from '../../features/returns/receive-dialog.tsx';
import type { Column } from '../../list/list-spec.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { timeColumn } from '../../list/time-column.ts';
import { orderPath } from '../../paths.ts';

/** Lists returns that are on their way back and returns that have arrived. */
export function ReturnsPage() {
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
      label: 'Pieces',
      render: ({ lines }) => lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', '),
      text: ({ lines }) => lines.map(({ quantity, title }) => `${quantity} × ${title}`).join('; '),
    },
    { source: 'reason', label: 'Reason', wide: true, text: ({ reason }) => reason },
    timeColumn('createdAt', 'Announced'),
    {
      source: 'state',
      label: 'State',
      render: (row) =>
        row.state === 'received' ? (
          <Badge>Received</Badge>
        ) : (
          <Button variant="secondary" onClick={() => setReceiving(row)}>
            Receive …
          </Button>
        ),
      text: ({ state }) => state,
    },
  ];
  return (
    <>
      <ResourceList
        resource="returns"
        title="Returns"
        plural="returns"
        columns={columns}
        views={[
          { name: 'On their way', filter: { state: 'requested' } },
          { name: 'Received', filter: { state: 'received' } },
        ]}
        sort={{ field: 'createdAt', order: 'DESC' }}
        nameOf={({ orderId }) => `the return of ${orderId}`}
      />
      {receiving && <ReceiveDialog key={receiving.id} goods={receiving} onClose={() => setReceiving(null)} />}
    </>
  );
}
