import type { DeskProduct } from '@kaagazz/api-schema';

import { FormButton } from '../../form/index.ts';
import { useChange } from '../../record/index.ts';

export function StockButton({ product: { id, stock } }: { product: Pick<DeskProduct, 'id' | 'stock'> }) {
  const { change, report } = useChange();
  return (
    <FormButton
      key={stock}
      label="Count the stock …"
      fields={[{ name: 'counted', label: 'Counted pieces', type: 'number', required: true }]}
      initial={{ counted: String(stock) }}
      submit="Save"
      onSubmit={async ({ counted }) => {
        const rows = [{ id, expected: stock, counted: Number(counted) }];
        report(await change('POST /desk/products/stock', { body: { rows, reason: 'Stock count' } }), 'product');
      }}
    />
  );
}
