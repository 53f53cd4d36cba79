import type { DeskOrder } from '@kaagazz/api-schema';
import { FieldError } from '@kaagazz/design-system';
import { useState } from 'react';

import { DialogButton, FieldsForm } from '../../form/index.ts';
import { lineFields, pickedLines } from './line-fields.ts';

interface LinesFormProps {
  order: DeskOrder;
  submit: string;
  onSubmit: (picked: { key: string; lines: ReturnType<typeof pickedLines>; reason: string }) => Promise<unknown>;
}

/** A button that asks for pieces of an order and a reason. */
export function LinesButton({ label, title, ...form }: LinesFormProps & { label: string; title: string }) {
  return (
    <DialogButton label={label} title={title}>
      {(close) => <LinesForm {...form} onSubmit={(picked) => form.onSubmit(picked).then(close)} />}
    </DialogButton>
  );
}

function LinesForm({ order, submit, onSubmit }: LinesFormProps) {
  // Each time the dialog opens, it gets a new key, so that a double click has only one effect.
  const [key] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState('');
  return (
    <FieldsForm
      fields={[...lineFields(order), { name: 'reason', label: 'Reason', required: true }]}
      submit={submit}
      onSubmit={async ({ reason = '', ...values }) => {
        const lines = pickedLines(order, values);
        setProblem(lines.length === 0 ? 'Choose at least one piece.' : '');
        if (lines.length > 0) await onSubmit({ key, lines, reason });
      }}
    >
      {problem !== '' && <FieldError id="lines-problem">{problem}</FieldError>}
    </FieldsForm>
  );
}
