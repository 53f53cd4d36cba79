import { FormButton } from '../../form/index.ts';
import { countOf, useChange } from '../../record/index.ts';

interface SaleButtonProps {
  productIds: readonly string[];
  onPlanned: () => void;
}

export function SaleButton({ productIds, onPlanned }: SaleButtonProps) {
  const { change } = useChange();
  return (
    <FormButton
      label="Percent off …"
      title={`Sale of ${countOf(productIds.length, 'product')}`}
      intro="Prices drop at the start of the first day and go back up at the end of the last day, Indian time."
      fields={[
        { name: 'name', label: 'Name', required: true, hint: 'Only for the desk, for example Diwali' },
        { name: 'percent', label: 'Percent off', type: 'number', required: true },
        { name: 'firstDay', label: 'First day', type: 'date', required: true },
        { name: 'lastDay', label: 'Last day', type: 'date', required: true },
      ]}
      submit="Plan the sale"
      onSubmit={async ({ name = '', percent, firstDay = '', lastDay = '' }) => {
        const body = { name, percent: Number(percent), firstDay, lastDay, productIds: [...productIds] };
        await change('POST /desk/sales', { body }, 'Sale planned');
        onPlanned();
      }}
    />
  );
}
