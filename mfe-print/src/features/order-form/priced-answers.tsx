import { Button, Cluster, Text } from '@kaagazz/design-system';
import { normalisePriceOption, pricedAnswers } from '@kaagazz/domain/print';
import type { PrintField, PrintServiceId } from '@kaagazz/domain/print';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { usePricesQuery } from '../../api.ts';
import type { OrderValues } from './blank-values.ts';

interface PricedAnswersProps {
  service: PrintServiceId;
  field: PrintField;
  form: UseFormReturn<OrderValues>;
}

/** Below a field of free words that decides the price: the answers that have one at once (E35). All others are asked for. */
export function PricedAnswers({ service, field: { name, label }, form }: PricedAnswersProps) {
  const { currentData: rows = [] } = usePricesQuery(service);
  const values = useWatch({ control: form.control });
  const said = normalisePriceOption(values[name] ?? '');
  const answers = pricedAnswers(rows, values as OrderValues, name);

  if (answers.length === 0) return null;
  return (
    <Cluster gap={2} role="group" aria-label={`${label} with a price at once`}>
      <Text as="span" size="sm" tone="soft">
        Priced at once:
      </Text>
      {answers.map((answer) => (
        <Button
          key={answer}
          variant="secondary"
          aria-pressed={normalisePriceOption(answer) === said}
          onClick={() => form.setValue(name, answer, { shouldDirty: true, shouldValidate: true })}
        >
          {answer}
        </Button>
      ))}
    </Cluster>
  );
}
