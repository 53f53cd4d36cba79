import { dayInIndia } from '@kaagazz/domain';
import { TextAreaField, TextField } from '@kaagazz/design-system';
import type { PrintField, PrintFieldKind } from '@kaagazz/domain/print';
import { memo } from 'react';
import type { ComponentProps } from 'react';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import type { OrderValues } from '../order/default-values.ts';
import { ChoiceField } from './choice-field.tsx';
import { FlagField } from './flag-field.tsx';

const INPUT_PROPS: Partial<Record<PrintFieldKind, ComponentProps<'input'>>> = {
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
  readOnlyReason?: string | undefined;
}

export const OrderField = memo(function OrderField({ field, form, readOnlyReason }: OrderFieldProps) {
  const { name, label, kind, required, longest, help, fills } = field;
  const error = useFormState({ control: form.control, name }).errors[name]?.message;
  // Revalidate on change rather than on blur. An error that disappears on blur would move the
  // button while the shopper is clicking it.
  const revalidate = () => void (form.getFieldState(name).invalid && form.trigger(name));
  const input = form.register(name, { onChange: revalidate });

  if (kind === 'flag') return <FlagField field={field} form={form} />;
  if (kind === 'choice') return <ChoiceField field={field} error={error} input={input} />;
  const shared = { label, required, error, hint: readOnlyReason ?? help, autoComplete: fills ?? 'off', ...input };
  if (kind === 'long-text' || kind === 'table-names') return <TextAreaField {...shared} maxLength={longest} rows={4} />;
  return (
    <TextField
      type="text"
      {...shared}
      {...INPUT_PROPS[kind]}
      {...(kind === 'number' ? { min: field.minimum, max: field.maximum } : { maxLength: longest })}
      {...(kind === 'date' && !field.withNames && { min: dayInIndia() })}
      readOnly={readOnlyReason !== undefined}
    />
  );
});
