import {
  Button,
  Checkbox,
  Cluster,
  FormMessage,
  SelectField,
  Stack,
  TextAreaField,
  TextField,
} from '@kaagazz/design-system';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { detailOf, messageOf } from '../api/desk-problem.ts';
import type { FieldSpec, Values } from './fields.ts';
import { useDraft } from './use-draft.ts';

interface FieldsFormProps {
  /** A confirmation has no fields. */
  fields?: readonly FieldSpec[];
  initial?: Values;
  submit: string;
  /**
   * Saves the values. If the promise rejects, the form shows the error's message and keeps the
   * text.
   */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Called with all values after each change. */
  onValues?: (values: Values) => void;
  /** Name under which unsaved text is kept until it is saved, even across a reload. */
  draft?: string;
  /** Use `secondary` if the screen has another primary action. */
  variant?: 'primary' | 'secondary' | 'danger';
  /** Shown between the fields and the button. */
  children?: ReactNode;
}

/** A form with labelled fields and one button. */
export function FieldsForm({
  fields = [],
  initial = {},
  submit,
  onSubmit,
  onValues,
  draft,
  variant = 'primary',
  children,
}: FieldsFormProps) {
  const kept = useDraft(draft);
  const blank = Object.fromEntries(fields.map(({ name }) => [name, initial[name] ?? '']));
  const form = useForm({ defaultValues: { ...blank, ...kept.read() } });
  const [problem, setProblem] = useState('');

  const changed = () => {
    kept.write(form.getValues());
    onValues?.(form.getValues());
  };
  const send = form.handleSubmit(async (given) => {
    setProblem('');
    const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, textOf(value)]));
    // Clear the draft first, because saving can replace this form with a new one that reads it.
    kept.clear();
    try {
      await onSubmit(values);
    } catch (error) {
      kept.write(form.getValues());
      const field = detailOf(error, 'field');
      if (fields.some(({ name }) => name === field)) form.setError(field, { message: messageOf(error) });
      else setProblem(messageOf(error));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void send(event)} onChange={changed}>
      <Stack gap={4}>
        {fields.map((field) => (
          <FormField key={field.name} field={field} form={form} />
        ))}
        {children}
        {problem !== '' && <FormMessage tone="error">{problem}</FormMessage>}
        <Cluster>
          <Button type="submit" busy={form.formState.isSubmitting} variant={variant}>
            {submit}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Converts a value to text. A checkbox has a boolean value. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'true' : '';
  return typeof value === 'string' ? value.trim() : '';
}

function FormField({ field, form }: { field: FieldSpec; form: UseFormReturn<Values> }) {
  const {
    name,
    label,
    type = 'text',
    required = false,
    hint,
    options = [],
    autoComplete = 'off',
    validate,
    rows = 4,
  } = field;
  const props = {
    label,
    error: form.formState.errors[name]?.message,
    ...(hint !== undefined && { hint }),
    ...form.register(name, {
      ...(required && { required: `Fill in “${label}”.` }),
      ...(validate && { validate }),
    }),
    required,
  };
  switch (type) {
    case 'select':
      return <SelectField {...props} options={options} placeholder="Choose" />;
    case 'area':
      return <TextAreaField {...props} rows={rows} />;
    case 'check':
      return <Checkbox {...props} />;
    case 'code':
      return <TextField {...props} inputMode="numeric" autoComplete="one-time-code" />;
    default:
      return <TextField {...props} type={type} autoComplete={autoComplete} />;
  }
}
