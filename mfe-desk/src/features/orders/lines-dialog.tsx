import type { DeskOrder } from '@kaagazz/api-schema';
import { Dialog, FieldError } from '@kaagazz/design-system';
import { useState } from 'react';

import { FieldsForm } from '../../form/fields-form.tsx';
import { LinePicker, type PickedLine } from './line-picker.tsx';

interface LinesDialogProps {
  open: boolean;
  title: string;
  order: DeskOrder;
  submit: string;
  onClose: () => void;
  onSubmit: (lines: PickedLine[], reason: string) => Promise<unknown>;
}

export function LinesDialog({ open, title, order, submit, onClose, onSubmit }: LinesDialogProps) {
  const [lines, setLines] = useState<PickedLine[]>([]);
  const [problem, setProblem] = useState('');
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <LinePicker lines={order.lines} picked={lines} onPick={setLines} />
      {problem !== '' && <FieldError id="lines-problem">{problem}</FieldError>}
      <FieldsForm
        fields={[{ name: 'reason', label: 'Reason', required: true }]}
        submit={submit}
        onSubmit={async ({ reason = '' }) => {
          setProblem(lines.length === 0 ? 'Choose at least one piece.' : '');
          if (lines.length === 0) return;
          await onSubmit(lines, reason);
          onClose();
        }}
      />
    </Dialog>
  );
}
