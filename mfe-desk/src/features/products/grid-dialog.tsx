import { Dialog, Text } from '@kaagazz/design-system';
import { useNotify } from 'ra-core';

import { callDesk } from '../../api/call-desk.ts';
import { FieldsForm } from '../../form/fields-form.tsx';
import { useChange } from '../../record/use-record.ts';
import { useMay } from '../../session/session.tsx';
import { pastedRows } from './pasted-rows.ts';

/**
 * Dialog into which two spreadsheet columns can be pasted: product ids and either prices or counted
 * stock.
 */
export function GridDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { change } = useChange();
  const notify = useNotify();
  const may = useMay();
  const kinds = [
    ...(may('stock.write') ? [{ value: 'stock', label: 'Counted stock' }] : []),
    ...(may('catalogue.write') ? [{ value: 'price', label: 'Prices in rupees' }] : []),
  ];

  const apply = async (kind: string, text: string) => {
    const pasted = pastedRows(text);
    const current = await Promise.all(
      pasted.map(async ({ id, value }) => {
        const { data } = await callDesk('GET /desk/products/:id', { params: { id } });
        return { id, value, version: data.version, stock: data.stock };
      }),
    );
    const { done, failed } =
      kind === 'stock'
        ? await change('POST /desk/products/stock', {
            body: {
              rows: current.map(({ id, value, stock }) => ({ id, expected: stock, counted: value })),
              reason: 'Stock count',
            },
          })
        : await change('POST /desk/products/prices', {
            body: { rows: current.map(({ id, value, version }) => ({ id, version, originalPrice: value })) },
          });
    notify(`${done.length} products changed`, { type: 'success' });
    for (const { id, message } of failed) notify(`${id}: ${message}`, { type: 'error' });
    onClose();
  };

  return (
    <Dialog open={open} title="Prices and stock" onClose={onClose}>
      <Text>Copy two columns from a spreadsheet (the product’s id and the number) and paste them here.</Text>
      <FieldsForm
        fields={[
          { name: 'kind', label: 'The numbers are', type: 'select', required: true, options: kinds },
          { name: 'rows', label: 'Rows', type: 'area', required: true, hint: 'For example: notebook-a5-marigold 24' },
        ]}
        initial={{ kind: kinds[0]?.value ?? '' }}
        submit="Apply"
        onSubmit={({ kind = '', rows = '' }) => apply(kind, rows)}
      />
    </Dialog>
  );
}
