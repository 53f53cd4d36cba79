import {
  Button,
  Checkbox,
  FormMessage,
  SelectField,
  Spinner,
  Stack,
  TextAreaField,
  TextField,
} from '@kaagazz/design-system';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import { detailOf, messageOf } from '../api/desk-problem.ts';
import { textOf, type FieldSpec, type Values } from './fields.ts';
import { SaveBar } from './control.styles.ts';
import { PhotographsField } from './photographs-field.tsx';
import { PictureField } from './picture-field.tsx';
import { rowsProblem } from './rows.ts';
import { RowsField } from './rows-field.tsx';
import { useDraft } from './use-draft.ts';

const RichTextField = lazy(async () => ({ default: (await import('./rich-text-field.tsx')).RichTextField }));

const AUTOSAVE_MS = 3_000;

interface Submission {
  /** Idempotency key. Prevents a double click from submitting the form twice. */
  key: string;
  isAutosave: boolean;
}

interface FieldsFormProps {
  fields?: readonly FieldSpec[];
  initial?: Values;
  submit: string;
  onSubmit: (values: Values, submission: Submission) => Promise<unknown>;
  autosave?: boolean;
  /** Keeps the submit button in view while a long form is scrolled. */
  stickySave?: boolean;
  focusesSubmit?: boolean;
  onValues?: (values: Values) => void;
  draft?: string;
  variant?: 'primary' | 'secondary' | 'danger';
  children?: ReactNode;
}

export function FieldsForm(props: FieldsFormProps) {
  const { fields = [], initial = {}, submit, onSubmit, onValues, draft } = props;
  const { autosave = false, stickySave = false, focusesSubmit = false, variant = 'primary', children } = props;
  const kept = useDraft(draft);
  const blank = Object.fromEntries(fields.map(({ name }) => [name, initial[name] ?? '']));
  const form = useForm({ defaultValues: { ...blank, ...kept.read() } });
  const [problem, setProblem] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusesSubmit) button.current?.focus();
  }, [focusesSubmit]);

  const changed = () => {
    kept.write(form.getValues());
    onValues?.(form.getValues());
    if (autosave) saveSoon();
  };
  const send = form.handleSubmit(async (given, event) => {
    setProblem('');
    const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, textOf(value).trim()]));
    kept.clear();
    try {
      await onSubmit(values, { key, isAutosave: event === undefined });
    } catch (error) {
      kept.write(form.getValues());
      const path = detailOf(error, 'field');
      const field = fields.find(({ name }) => path.split('.').includes(name));
      if (field) form.setError(field.name, { message: messageOf(error).replace(`${path}: `, '') });
      else setProblem(messageOf(error));
    }
  });

  const save = useRef(() => undefined);
  useEffect(() => {
    save.current = () => {
      const values = form.getValues();
      const isReady = fields.every(({ name, required }) => required !== true || values[name]?.trim());
      if (isReady && !form.formState.isSubmitting && Object.keys(kept.read()).length > 0) void send();
    };
  });
  const timer = useRef(0);
  const saveSoon = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => save.current(), AUTOSAVE_MS);
  };
  useEffect(() => {
    const saveNow = () => autosave && save.current();
    window.addEventListener('online', saveNow);
    return () => {
      window.removeEventListener('online', saveNow);
      clearTimeout(timer.current);
    };
  }, [autosave]);

  return (
    <form noValidate onSubmit={(event) => void send(event)} onChange={changed}>
      <Stack gap={4}>
        {fields.map((field) => (
          <FormField key={field.name} field={field} form={form} onEdit={changed} />
        ))}
        {children}
        {problem !== '' && <FormMessage tone="error">{problem}</FormMessage>}
        <SaveBar data-sticky={stickySave}>
          <Button ref={button} type="submit" busy={form.formState.isSubmitting} variant={variant}>
            {submit}
          </Button>
        </SaveBar>
      </Stack>
    </form>
  );
}

interface FormFieldProps {
  field: FieldSpec;
  form: UseFormReturn<Values>;
  onEdit: () => void;
}

function FormField({ field, form, onEdit }: FormFieldProps) {
  const { name, label, type = 'text', required = false, hint } = field;
  const { options = [], autoComplete = 'off', rows = 4, columns = [] } = field;
  const { validate = columns.length > 0 ? (text) => rowsProblem(columns, text) : undefined } = field;
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
  const custom: ComponentProps<typeof PictureField> = {
    ...props,
    value: form.watch(name),
    onChange: (value) => {
      form.setValue(name, value);
      form.clearErrors(name);
      onEdit();
    },
  };
  switch (type) {
    case 'picture':
      return <PictureField {...custom} />;
    case 'photographs':
      return <PhotographsField {...custom} />;
    case 'rows':
      return <RowsField {...custom} columns={columns} />;
    case 'rich':
      return (
        <Suspense fallback={<Spinner label="Loading the editor" />}>
          <RichTextField {...custom} />
        </Suspense>
      );
    case 'select':
      return <SelectField {...props} options={withCurrent(options, custom.value)} placeholder="Choose" />;
    case 'area':
      return <TextAreaField {...props} rows={rows} />;
    case 'check':
      return <Checkbox {...props} />;
    case 'capitals':
      return <TextField {...props} autoComplete="off" autoCapitalize="characters" />;
    case 'code':
      return <TextField {...props} inputMode="numeric" autoComplete="one-time-code" />;
    default:
      return <TextField {...props} type={type} autoComplete={autoComplete} />;
  }
}

function withCurrent(options: NonNullable<FieldSpec['options']>, current: string) {
  const isKnown = current === '' || options.some(({ value }) => value === current);
  return isKnown ? options : [...options, { value: current, label: current }];
}
