import { TextAreaField, TextField } from '@kaagazz/design-system';
import { dayInIndia } from '@kaagazz/domain/print';
import type { PrintField, PrintFieldKind } from '@kaagazz/domain/print';
import { memo } from 'react';
import type { ComponentProps } from 'react';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { ChoiceField } from './choice-field.tsx';
import type { OrderValues } from './blank-values.ts';

/** How the browser helps with each kind. A phone number or an address may be typed into one field: no keyboard fits both. */
const INPUTS: Partial<Record<PrintFieldKind, ComponentProps<'input'>>> = {
  date: { type: 'date' },
  time: { type: 'time' },
  number: { type: 'number', inputMode: 'numeric', step: 1 },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  'web-address': { type: 'url', inputMode: 'url' },
};

interface OrderFieldProps {
  field: PrintField;
  form: UseFormReturn<OrderValues>;
  /** what it says can't be changed here, and why */
  fixed?: string | undefined;
}

/** One documented field, by its kind (specification §3). A key in one field does not draw the others anew. */
export const OrderField = memo(function OrderField({ field, form, fixed }: OrderFieldProps) {
  const { name, label, kind, required, longest, help, fills } = field;
  const error = useFormState({ control: form.control, name }).errors[name]?.message;
  // A note that went only when its field is left would take the next field away from under the finger.
  const mend = () => void (form.getFieldState(name).invalid && form.trigger(name));
  const input = form.register(name, { onChange: mend });

  if (kind === 'choice') return <ChoiceField field={field} error={error} input={input} />;
  const shared = { label, required, error, hint: fixed ?? help, autoComplete: fills ?? 'off', ...input };
  if (kind === 'long-text') return <TextAreaField {...shared} maxLength={longest} rows={4} />;
  return (
    <TextField
      type="text"
      {...shared}
      {...INPUTS[kind]}
      {...(kind === 'number' ? { min: field.minimum, max: field.maximum } : { maxLength: longest })}
      {...(kind === 'date' && { min: dayInIndia(new Date()) })}
      readOnly={fixed !== undefined}
    />
  );
});
