import type { DeskCustomerRow } from '@kaagazz/api-schema';
import { formatRupees } from '@kaagazz/domain';

import { indianDay } from '../frame/indian-date.ts';
import { type Column, numberColumn, ResourceList, timeColumn } from '../list/index.ts';
import { customerPath } from '../paths.ts';

const columns: readonly Column<DeskCustomerRow>[] = [
  { source: 'name', label: 'Customer', sortable: true, text: ({ name }) => name, note: ({ email }) => email },
  { source: 'email', label: 'Email', wide: true, sortable: true, text: ({ email }) => email },
  { source: 'phone', label: 'Phone', wide: true, render: ({ phone }) => phone || '–', text: ({ phone }) => phone },
  numberColumn('orders', 'Orders'),
  numberColumn('spent', 'Spent', formatRupees),
  timeColumn('createdAt', 'Since', indianDay),
];

export function CustomersPage() {
  return (
    <ResourceList
      resource="customers"
      title="Customers"
      search="Name, email or phone"
      columns={columns}
      pathOf={({ id }) => customerPath(id)}
    />
  );
}
