import { Button } from '@kaagazz/design-system';
import type { Permission } from '@kaagazz/domain/desk';
import { useNotify } from 'ra-core';
import { useState } from 'react';

import { callDesk } from '../../api/call-desk.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { saveFile } from '../../list/save-file.ts';
import { ActionButton } from '../../record/action-button.tsx';
import { useChange } from '../../record/use-record.ts';
import { useMay } from '../../session/session.tsx';
import { COURIER } from './order-fields.ts';

type Action = 'print' | 'pack' | 'ship' | 'deliver';

const LABELS: readonly (readonly [Exclude<Action, 'ship'>, string, Permission])[] = [
  ['print', 'Mark printed', 'prints.work'],
  ['pack', 'Mark packed', 'orders.ship'],
  ['deliver', 'Mark delivered', 'orders.ship'],
];

type Paper = 'packing-slip' | 'shipping-label' | 'invoice';

const PAPERS: readonly (readonly [Paper, string])[] = [
  ['packing-slip', 'Packing slips'],
  ['shipping-label', 'Shipping labels'],
  ['invoice', 'Invoices'],
];

/**
 * Buttons that advance the selected orders by one step and report the orders that could not be
 * advanced.
 */
export function OrderBulkActions({ ids, done }: { ids: readonly string[]; done: () => void }) {
  const { change } = useChange();
  const notify = useNotify();
  const may = useMay();
  const [isShipping, setShipping] = useState(false);

  const run = async (action: Action, courier?: string) => {
    const body = { ids: [...ids], action, ...(courier !== undefined && { courier }) };
    const { done: moved, failed } = await change('POST /desk/orders/bulk', { body });
    if (moved.length > 0)
      notify(`${moved.length} ${moved.length === 1 ? 'order' : 'orders'} changed`, { type: 'success' });
    for (const { id, message } of failed) notify(`${id}: ${message}`, { type: 'error' });
    done();
  };

  const save = async (document: Paper) => {
    const body = { ids: [...ids], document };
    saveFile(`${document}.pdf`, await callDesk('POST /desk/orders/documents', { body, answer: 'file' }));
  };

  return (
    <>
      {LABELS.filter(([, , permission]) => may(permission)).map(([action, label]) => (
        <ActionButton key={action} variant="secondary" action={() => run(action)}>
          {label}
        </ActionButton>
      ))}
      {may('orders.ship') && (
        <Button variant="secondary" onClick={() => setShipping(true)}>
          Ship …
        </Button>
      )}
      {PAPERS.map(([document, label]) => (
        <ActionButton key={document} variant="secondary" action={() => save(document)}>
          {label}
        </ActionButton>
      ))}
      <FormDialog
        open={isShipping}
        title={`Ship ${ids.length} orders`}
        onClose={() => setShipping(false)}
        fields={[COURIER]}
        submit="Mark shipped"
        onSubmit={({ courier = '' }) => run('ship', courier)}
      />
    </>
  );
}
