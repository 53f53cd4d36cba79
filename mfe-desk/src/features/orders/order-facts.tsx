import type { DeskOrder } from '@kaagazz/api-schema';
import { Button, Cluster } from '@kaagazz/design-system';
import { useState } from 'react';

import { callDesk } from '../../api/call-desk.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { saveFile } from '../../list/save-file.ts';
import { ActionButton } from '../../record/action-button.tsx';
import { Fact } from '../../record/fact.tsx';
import { Notes } from '../../record/notes.tsx';
import { Panel } from '../../record/panel.tsx';
import { Facts, Quiet } from '../../record/record.styles.ts';
import { useChange } from '../../record/use-record.ts';
import { useMay } from '../../session/session.tsx';
import { DOCUMENTS } from './order-words.ts';

interface OrderProps {
  order: DeskOrder;
}

export function OrderCustomer({ order: { id, version, address, business, customer, actions } }: OrderProps) {
  const { change } = useChange();
  const [isOpen, setOpen] = useState(false);
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
          <Button variant="quiet" onClick={() => setOpen(true)}>
            Correct the address
          </Button>
        </Cluster>
      )}
      <FormDialog
        open={isOpen}
        title="Correct the address"
        onClose={() => setOpen(false)}
        fields={[
          { name: 'name', label: 'Name', required: true },
          { name: 'phone', label: 'Phone', type: 'tel', required: true },
          { name: 'email', label: 'Email', type: 'email', required: address.email !== '' },
          { name: 'address', label: 'Address with PIN', type: 'area', required: true },
        ]}
        initial={{ ...address }}
        submit="Save"
        onSubmit={({ name = '', phone = '', email = '', address: text = '' }) => {
          const body = { version, name, phone, email, address: text };
          return change('POST /desk/orders/:id/address', { params: { id }, body }, 'Address corrected');
        }}
      />
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
          <ActionButton key={name} variant="secondary" action={() => save(name)}>
            {DOCUMENTS[name]}
          </ActionButton>
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
