import { PRINT_SERVICES, type PrintServiceId } from '@kaagazz/domain/print';

import { type FieldSpec, FormButton } from '../../form/index.ts';
import { fieldsText, type PriceRow } from './price-rows.ts';

interface PriceRowButtonProps {
  service: PrintServiceId;
  like: PriceRow;
  onAdd: (row: PriceRow) => void;
}

export function PriceRowButton({ service, like, onAdd }: PriceRowButtonProps) {
  const names = Object.keys(like.options);
  const fields = names.map((name): FieldSpec => {
    const { label = name, choices } = PRINT_SERVICES[service].fields.find((field) => field.name === name) ?? {};
    if (!choices)
      return { name, label, hint: 'Leave this field empty if the price is for orders without this option.' };
    return { name, label, type: 'select', required: true, options: choices.map((value) => ({ value, label: value })) };
  });
  return (
    <FormButton
      label={`Add a price by ${fieldsText(service, like)} …`}
      title={`Price by ${fieldsText(service, like)}`}
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
