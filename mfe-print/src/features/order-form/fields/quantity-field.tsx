import { Field, QuantityStepper, fieldNotes } from '@kaagazz/design-system';
import { indianDigits } from '@kaagazz/domain';
import type { PrintService } from '@kaagazz/domain/print';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { QUANTITY } from '../order/default-values.ts';
import type { OrderValues } from '../order/default-values.ts';

interface QuantityFieldProps {
  service: PrintService;
  form: UseFormReturn<OrderValues>;
}

const VALIDATION_DELAY_MS = 700;

export function QuantityField({ service, form }: QuantityFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: QUANTITY });
  const { piece, quantity: limits } = service;
  const error = fieldState.error?.message;
  const copies = Number(field.value);
  const hint = limits.minimum > 1 ? `minimum ${limits.minimum} ${piece[1]}` : `up to ${indianDigits(limits.maximum)}`;
  const step = (delta: number) => Math.min(limits.maximum, Math.max(limits.minimum, copies + delta));

  const { isDirty } = fieldState;
  const { trigger } = form;
  const delay = error === undefined ? VALIDATION_DELAY_MS : 0;
  useEffect(() => {
    if (!isDirty) return undefined;
    const timer = setTimeout(() => void trigger(QUANTITY), delay);
    return () => clearTimeout(timer);
  }, [isDirty, trigger, delay, field.value]);

  return (
    <Field id={QUANTITY} label="Quantity" required error={error} hint={hint}>
      <div>
        <QuantityStepper
          quantity={copies}
          minimum={limits.minimum}
          maximum={limits.maximum}
          onChange={(delta) => field.onChange(String(step(delta)))}
          onTyped={(typed) => field.onChange(String(typed))}
          label="Quantity"
          field={{ id: QUANTITY, name: QUANTITY, ref: field.ref, ...fieldNotes(QUANTITY, error, hint) }}
        />
      </div>
    </Field>
  );
}
