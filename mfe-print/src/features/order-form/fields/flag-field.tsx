import { Checkbox } from '@kaagazz/design-system';
import type { PrintField } from '@kaagazz/domain/print';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { OrderValues } from '../order/default-values.ts';
import { Hint } from './form.styles.ts';

interface FlagFieldProps {
  field: PrintField;
  form: UseFormReturn<OrderValues>;
}

export function FlagField({ field: { name, label, help }, form }: FlagFieldProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        name={name}
        label={label}
        defaultChecked={form.getValues(name) === 'yes'}
        aria-describedby={id}
        onChange={({ target }) => form.setValue(name, target.checked ? 'yes' : '', { shouldDirty: true })}
      />
      <Hint id={id}>{help}</Hint>
    </div>
  );
}
