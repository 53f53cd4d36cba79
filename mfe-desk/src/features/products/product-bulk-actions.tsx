import { Button } from '@kaagazz/design-system';
import { useNotify } from 'ra-core';
import { useState } from 'react';

import { ActionButton } from '../../record/action-button.tsx';
import { useChange } from '../../record/use-record.ts';
import { SaleDialog } from './sale-dialog.tsx';

/** Buttons that put all selected products on sale or take them off sale. */
export function ProductBulkActions({ ids, done }: { ids: readonly string[]; done: () => void }) {
  const { change } = useChange();
  const notify = useNotify();
  const [isPlanning, setPlanning] = useState(false);
  const set = async (state: 'draft' | 'published') => {
    const result = await change('POST /desk/products/states', { body: { ids: [...ids], state } });
    notify(`${result.done.length} products changed`, { type: 'success' });
    for (const { id, message } of result.failed) notify(`${id}: ${message}`, { type: 'error' });
    done();
  };
  return (
    <>
      <ActionButton variant="secondary" action={() => set('published')}>
        Put on sale
      </ActionButton>
      <ActionButton variant="secondary" action={() => set('draft')}>
        Take off sale
      </ActionButton>
      <Button variant="secondary" onClick={() => setPlanning(true)}>
        Percent off …
      </Button>
      <SaleDialog open={isPlanning} productIds={ids} onClose={() => setPlanning(false)} onPlanned={done} />
    </>
  );
}
