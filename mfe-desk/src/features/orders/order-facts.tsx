import type { DeskOrder } from '@kaagazz/api-schema';
import { Cluster } from '@kaagazz/design-system';

import { callDesk } from '../../api/call-desk.ts';
import { FormButton } from '../../form/index.ts';
import { saveFile } from '../../list/index.ts';
import { ActionButton, Fact, Facts, Notes, Panel, Quiet, useChange } from '../../record/index.ts';
import { useMay } from '../../session/session.tsx';
import { DOCUMENTS } from './order-words.ts';

interface OrderProps {
  order: DeskOrder;
}

export function OrderCustomer({ order: { id, version, address, business, customer, actions } }: OrderProps) {
  const { change } = useChange();
  return (
    <Panel title="Customer">
      <Facts>
        <Fact label="Name">{address.name}</Fact>
        <Fact label="Phone">
          <a href={`tel:${address.phone}`}>{address.phone}</a>
        </Fact>
        {address.email !== '' && (
          <Fact label="Email">
            <a href={`mailto:${address.email}`}>{address.email}</a>
          </Fact>
        )}
        <Fact label="Address">{address.address}</Fact>
        {business && <Fact label="Company">{business.company}</Fact>}
        {business?.gstin && <Fact label="GSTIN">{business.gstin}</Fact>}
        {business?.purchaseOrder && <Fact label="Purchase order">{business.purchaseOrder}</Fact>}
        <Fact label="Orders">{customer.orders}</Fact>
      </Facts>
      {actions.includes('address') && (
        <Cluster>
          <FormButton
            look="quiet"
            submit="Save"
            label="Correct the address"
            draft={`address/${id}`}
            record={{ version, ...address }}
            fields={[
              { name: 'name', label: 'Name', required: true },
              { name: 'phone', label: 'Phone', type: 'tel', required: true },
              { name: 'email', label: 'Email', type: 'email', required: address.email !== '' },
              { name: 'address', label: 'Address with PIN', type: 'area', required: true },
            ]}
            onSubmit={({ name = '', phone = '', email = '', address: text = '' }, from) => {
              const body = { version: from, name, phone, email, address: text };
              return change('POST /desk/orders/:id/address', { params: { id }, body });
            }}
          />
        </Cluster>
      )}
    </Panel>
  );
}

type Document = keyof typeof DOCUMENTS;

export function OrderDocuments({ order: { id, documents } }: OrderProps) {
  const save = async (document: Document) => {
    const params = { id, document };
    const file = await callDesk('GET /desk/orders/:id/documents/:document', { params, answer: 'file' });
    saveFile(`${id}-${document}.pdf`, file);
  };
  const names: readonly Document[] = ['packing-slip', 'shipping-label', 'invoice', 'credit-note'];
  const exists = (name: Document) =>
    name === 'invoice' ? documents.invoice !== null : name !== 'credit-note' || documents.creditNotes.length > 0;
  return (
    <Panel title="Documents">
      {documents.invoice === null && (
        <Quiet>No invoice yet. It will be issued within a minute if the company details are complete.</Quiet>
      )}
      <Cluster>
        {names.filter(exists).map((name) => (
          <ActionButton key={name} label={DOCUMENTS[name]} action={() => save(name)} />
        ))}
      </Cluster>
    </Panel>
  );
}

export function OrderNotes({ order: { id, notes } }: OrderProps) {
  const may = useMay();
  const { change } = useChange();
  return (
    <Notes
      notes={notes}
      draft={`note/${id}`}
      canWrite={may('orders.note')}
      onAdd={(text) => change('POST /desk/orders/:id/note', { params: { id }, body: { text } })}
    />
  );
}
