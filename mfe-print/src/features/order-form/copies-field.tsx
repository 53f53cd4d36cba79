import { Field, QuantityStepper, fieldNotes } from '@kaagazz/design-system';
import { indianDigits } from '@kaagazz/domain';
import type { PrintService } from '@kaagazz/domain/print';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { QUANTITY } from './blank-values.ts';
import type { OrderValues } from './blank-values.ts';

interface CopiesFieldProps {
  service: PrintService;
  form: UseFormReturn<OrderValues>;
}

const SETTLED_MS = 700;

/** How many are printed; at least as many as the service prints in one run. */
export function CopiesField({ service, form }: CopiesFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: QUANTITY });
  const { piece, quantity: bounds } = service;
  const error = fieldState.error?.message;
  const copies = Number(field.value);
  const hint = bounds.minimum > 1 ? `minimum ${bounds.minimum} ${piece[1]}` : `up to ${indianDigits(bounds.maximum)}`;
  const step = (delta: number) => Math.min(bounds.maximum, Math.max(bounds.minimum, copies + delta));

  // A number that is too small or too large is told of when the keys rest: each number begins with one digit.
  const { isDirty } = fieldState;
  const { trigger } = form;
  const pause = error === undefined ? SETTLED_MS : 0;
  useEffect(() => {
    if (!isDirty) return undefined;
    const timer = setTimeout(() => void trigger(QUANTITY), pause);
    return () => clearTimeout(timer);
  }, [isDirty, trigger, pause, field.value]);

  return (
    <Field id={QUANTITY} label="Quantity" required error={error} hint={hint}>
      <div>
        <QuantityStepper
          quantity={copies}
          minimum={bounds.minimum}
          maximum={bounds.maximum}
          onChange={(delta) => field.onChange(String(step(delta)))}
          onTyped={(typed) => field.onChange(String(typed))}
          label="Quantity"
          field={{ id: QUANTITY, name: QUANTITY, ref: field.ref, ...fieldNotes(QUANTITY, error, hint) }}
        />
      </div>
    </Field>
  );
}
