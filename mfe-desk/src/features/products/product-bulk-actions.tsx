import { useNotify } from 'ra-core';

import { ActionButton, useChange } from '../../record/index.ts';
import { SaleButton } from './sale-button.tsx';

/** Buttons that put all selected products on sale or take them off sale. */
export function ProductBulkActions({ ids, done }: { ids: readonly string[]; done: () => void }) {
  const { change } = useChange();
  const notify = useNotify();
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
      <SaleButton productIds={ids} onPlanned={done} />
    </>
  );
}
