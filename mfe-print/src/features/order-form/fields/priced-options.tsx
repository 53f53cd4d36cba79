import { Button, Cluster, Text } from '@kaagazz/design-system';
import { normalisePriceOption, pricedOptions } from '@kaagazz/domain/print';
import type { PrintField, PrintServiceId } from '@kaagazz/domain/print';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { usePricesQuery } from '../../../api.ts';
import type { OrderValues } from '../order/default-values.ts';

interface PricedOptionsProps {
  service: PrintServiceId;
  field: PrintField;
  form: UseFormReturn<OrderValues>;
}

export function PricedOptions({ service, field: { name, label }, form }: PricedOptionsProps) {
  const { currentData: { rows } = { rows: [] } } = usePricesQuery(service);
  const values = useWatch({ control: form.control, compute: (all: OrderValues) => all });
  const typed = normalisePriceOption(values[name] ?? '');
  const options = pricedOptions(rows, values, name);

  if (options.length === 0) return null;
  return (
    <Cluster gap={2} role="group" aria-label={`${label} with a price`}>
      <Text as="span" size="sm" tone="soft">
        With a price:
      </Text>
      {options.map((option) => (
        <Button
          key={option}
          variant="secondary"
          aria-pressed={normalisePriceOption(option) === typed}
          onClick={() => form.setValue(name, option, { shouldDirty: true, shouldValidate: true })}
        >
          {option}
        </Button>
      ))}
    </Cluster>
  );
}
