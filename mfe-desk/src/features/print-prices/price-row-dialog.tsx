import { PRINT_SERVICES, type PrintServiceId } from '@kaagazz/domain/print';

import { FormDialog } from '../../form/form-dialog.tsx';
import type { FieldSpec } from '../../form/fields.ts';
import { fieldsText, type PriceRow } from './price-rows.ts';

interface PriceRowDialogProps {
  service: PrintServiceId;
  /** A row that depends on the same fields as the new row. The dialog is closed if this is null. */
  like: PriceRow | null;
  onAdd: (row: PriceRow) => void;
  onClose: () => void;
}

/** Dialog that adds a price for another choice, such as another size. */
export function PriceRowDialog({ service, like, onAdd, onClose }: PriceRowDialogProps) {
  if (!like) return null;
  const names = Object.keys(like.options);
  const fields = names.map((name): FieldSpec => {
    const { label = name, choices } = PRINT_SERVICES[service].fields.find((field) => field.name === name) ?? {};
    if (!choices)
      return { name, label, hint: 'Leave this empty to set the price for shoppers who don’t fill in this field.' };
    return { name, label, type: 'select', required: true, options: choices.map((value) => ({ value, label: value })) };
  });
  return (
    <FormDialog
      open
      title={`Price by ${fieldsText(service, like)}`}
      onClose={onClose}
      fields={[
        ...fields,
        { name: 'from', label: 'From copies', type: 'number', required: true },
        { name: 'price', label: 'Rupees', type: 'number', required: true },
      ]}
      initial={{ from: '1' }}
      submit="Add to the table"
      onSubmit={async ({ from, price, ...options }) => {
        onAdd({ options, per: like.per, from: Number(from), price: Number(price) });
      }}
    />
  );
}
