import type { DeskOrderRow } from '@kaagazz/api-schema';
import { formatRupees } from '@kaagazz/domain';

import { OrderBulkActions } from '../../features/orders/bulk-actions.tsx';
import { ImportTracking } from '../../features/orders/import-tracking.tsx';
import { PAYMENTS, PRINTS, STEPS, paymentText, stepBadge } from '../../features/orders/order-words.ts';
import { type Column, numberColumn, optionsOf, ResourceList, timeColumn, type View } from '../../list/index.ts';
import { orderPath } from '../../paths.ts';
import { StateBadges } from '../../record/index.ts';
import { useMay } from '../../session/session.tsx';

const columns: readonly Column<DeskOrderRow>[] = [
  { source: 'number', label: 'Order', sortable: true, text: ({ id }) => id },
  { source: 'name', label: 'Customer', sortable: true, text: ({ name }) => name, note: ({ phone }) => phone },
  {
    source: 'step',
    label: 'Next',
    render: (row) => <StateBadges {...stepBadge(row)} isLate={row.isLate} />,
    text: (row) => stepBadge(row).label,
  },
  { source: 'payment', label: 'Payment', wide: true, text: paymentText },
  { ...numberColumn('items', 'Pieces'), wide: true },
  { ...numberColumn('total', 'Total', formatRupees), sortable: true, wide: true },
  { source: 'discountCode', label: 'Code', wide: true, text: ({ discountCode }) => discountCode },
  timeColumn('createdAt', 'Placed'),
];

const filters = [
  { source: 'day', label: 'Day', options: optionsOf({ today: 'Today', yesterday: 'Yesterday' }) },
  { source: 'step', label: 'Next step', options: optionsOf(STEPS) },
  { source: 'print', label: 'Prints', options: optionsOf(PRINTS) },
  { source: 'payment', label: 'Payment', options: optionsOf(PAYMENTS) },
  { source: 'due', label: 'Cash', options: optionsOf({ true: 'To collect' }) },
  { source: 'late', label: 'Late', options: optionsOf({ true: 'Late' }) },
];

const views: readonly View[] = [
  { name: 'To pack', filter: { step: 'pack' } },
  { name: 'Prints to make', filter: { step: 'print' } },
  { name: 'To ship', filter: { step: 'ship' } },
  { name: 'Late', filter: { late: 'true' } },
  { name: 'On hold', filter: { step: 'held' } },
  { name: 'Cancelled', filter: { status: 'cancelled' } },
  { name: 'Today', filter: { day: 'today' } },
];

export function OrdersPage() {
  const may = useMay();
  const canChange = may('orders.ship') || may('prints.work');
  return (
    <ResourceList
      resource="orders"
      title="Orders"
      search="Number, phone, name, email or code"
      columns={columns}
      filters={filters}
      views={views}
      pathOf={({ id }) => orderPath(id)}
      actions={may('orders.ship') && <ImportTracking />}
      bulk={canChange && ((ids, done) => <OrderBulkActions ids={ids} done={done} />)}
    />
  );
}
