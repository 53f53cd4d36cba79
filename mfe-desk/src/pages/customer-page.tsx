import type { DeskCustomer } from '@kaagazz/api-schema';
import { Badge, Cluster } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';

import { callDesk } from '../api/call-desk.ts';
import { statusText } from '../features/orders/order-words.ts';
import { FormButton } from '../form/index.ts';
import { indianDay } from '../frame/indian-date.ts';
import { type Column as TableColumn, DataTable, saveFile } from '../list/index.ts';
import { orderPath, paths } from '../paths.ts';
import { ActionButton, Fact, Notes, Panel, recordScreen, ScreenHead, useChange, useDelete } from '../record/index.ts';
import { Column, Facts, Quiet, TwoColumns } from '../record/record.styles.ts';
import { useMay } from '../session/session.tsx';

const load = (params: { id: string }) => callDesk('GET /desk/customers/:id', { params });

export const CustomerPage = recordScreen('customers', 'the customer', load, Customer);

function Customer({ record: customer }: { record: DeskCustomer }) {
  const { id, name, email, phone, createdAt, orders, spent, notes } = customer;
  const may = useMay();
  const { change } = useChange();
  return (
    <>
      <ScreenHead title={name} back={{ to: paths.customers, label: 'Back to customers' }} />
      <TwoColumns>
        <Orders customer={customer} />
        <Column>
          <Panel title="Account">
            <Facts>
              <Fact label="Email">{email}</Fact>
              <Fact label="Phone">{phone || '–'}</Fact>
              <Fact label="Since">{indianDay(createdAt)}</Fact>
              <Fact label="Orders">{orders}</Fact>
              <Fact label="Spent">{formatRupees(spent)}</Fact>
              <Fact label="Consent">This customer gets emails about orders and sign-in, but not the newsletter.</Fact>
            </Facts>
          </Panel>
          <Notes
            notes={notes.map(({ by, ...note }) => ({ ...note, who: by }))}
            draft={`customer-note/${id}`}
            canWrite={may('customers.write')}
            onAdd={(text) => change('POST /desk/customers/:id/notes', { params: { id }, body: { text } })}
          />
          {may('customers.write') && <PersonalData customer={customer} />}
        </Column>
      </TwoColumns>
    </>
  );
}

const columns: readonly TableColumn<DeskCustomer['latestOrders'][number]>[] = [
  { source: 'id', label: 'Order', text: ({ id }) => id, pathOf: ({ id }) => orderPath(id) },
  { source: 'createdAt', label: 'Placed', render: ({ createdAt }) => indianDay(createdAt) },
  { source: 'status', label: 'Status', render: ({ status }) => <Badge>{statusText(status)}</Badge> },
  { source: 'total', label: 'Total', align: 'end', render: ({ total }) => formatRupees(total) },
];

function Orders({ customer: { orders, latestOrders } }: { customer: DeskCustomer }) {
  if (latestOrders.length === 0) return <Quiet>No orders yet.</Quiet>;
  return (
    <div>
      <DataTable label="Orders" columns={columns} rows={latestOrders} keyOf={({ id }) => id} />
      {orders > latestOrders.length && <Quiet>The latest {latestOrders.length} orders.</Quiet>}
    </div>
  );
}

function PersonalData({ customer: { id, name } }: { customer: DeskCustomer }) {
  const remove = useDelete(paths.customers);
  const params = { id };
  const save = async () => {
    const { data } = await callDesk('GET /desk/customers/:id/data', { params });
    saveFile(`customer-${id}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  };
  return (
    <Panel title="Personal data">
      <Quiet>Export or delete this customer’s data only if the customer has asked you to.</Quiet>
      <Cluster>
        <ActionButton label="Export" action={save} />
        <FormButton
          label="Delete the account …"
          look="danger"
          title={`Delete the account of ${name}?`}
          intro="We keep only the order details needed for invoices. The customer gets an email about the deletion."
          fields={[{ name: 'reason', label: 'How did the customer ask?', required: true }]}
          variant="danger"
          onSubmit={({ reason = '' }) =>
            remove('POST /desk/customers/:id/delete', { params, body: { reason } }, 'Account deleted')
          }
        />
      </Cluster>
    </Panel>
  );
}
