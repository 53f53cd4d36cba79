import type { DeskProduct } from '@kaagazz/api-schema';
import { useNotify } from 'ra-core';

import { FormButton } from '../../form/index.ts';
import { useChange } from '../../record/index.ts';

export function StockButton({ product: { id, stock } }: { product: Pick<DeskProduct, 'id' | 'stock'> }) {
  const { change } = useChange();
  const notify = useNotify();
  return (
    <FormButton
      key={stock}
      label="Count the stock …"
      fields={[{ name: 'counted', label: 'Counted pieces', type: 'number', required: true }]}
      initial={{ counted: String(stock) }}
      submit="Save"
      onSubmit={async ({ counted }) => {
        const rows = [{ id, expected: stock, counted: Number(counted) }];
        const { failed } = await change('POST /desk/products/stock', { body: { rows, reason: 'Stock count' } });
        for (const { message } of failed) notify(message, { type: 'error' });
      }}
    />
  );
}
