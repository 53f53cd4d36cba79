import { Button } from '@kaagazz/design-system';
import { useNotify } from 'ra-core';
import { useState } from 'react';

import { callDesk } from '../../api/call-desk.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { saveFile } from '../../list/save-file.ts';
import { useChange } from '../../record/use-record.ts';
import { COURIER } from './order-fields.ts';

type Action = 'print' | 'pack' | 'ship' | 'deliver';

const LABELS: readonly (readonly [Exclude<Action, 'ship'>, string])[] = [
  ['print', 'Mark printed'],
  ['pack', 'Mark packed'],
  ['deliver', 'Mark delivered'],
];

type Paper = 'packing-slip' | 'shipping-label' | 'invoice';

const PAPERS: readonly (readonly [Paper, string])[] = [
  ['packing-slip', 'Packing slips'],
  ['shipping-label', 'Shipping labels'],
  ['invoice', 'Invoices'],
];

/** Moves the selected orders one step forward and reports those that could not move. */
export function OrderBulkActions({ ids, done }: { ids: readonly string[]; done: () => void }) {
  const { change, attempt } = useChange();
  const notify = useNotify();
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
      {LABELS.map(([action, label]) => (
        <Button key={action} variant="secondary" onClick={() => void attempt(run(action))}>
          {label}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => setShipping(true)}>
        Ship …
      </Button>
      {PAPERS.map(([document, label]) => (
        <Button key={document} variant="secondary" onClick={() => void attempt(save(document))}>
          {label}
        </Button>
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
