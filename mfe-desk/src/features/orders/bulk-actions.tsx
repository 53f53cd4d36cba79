import { Button } from '@kaagazz/design-system';
import { useNotify } from 'ra-core';
import { useState } from 'react';

import { FormDialog } from '../../form/form-dialog.tsx';
import { useChange } from '../../record/use-record.ts';
import { COURIER } from './order-fields.ts';

type Action = 'print' | 'pack' | 'ship' | 'deliver';

const LABELS: readonly (readonly [Exclude<Action, 'ship'>, string])[] = [
  ['print', 'Mark printed'],
  ['pack', 'Mark packed'],
  ['deliver', 'Mark delivered'],
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
