import type { DeskOrder } from '@kaagazz/api-schema';

import { invalid } from '../../api/desk-problem.ts';
import { FormButton } from '../../form/index.ts';
import { lineFields, pickedLines } from './order-fields.ts';

interface LinesButtonProps {
  label: string;
  title: string;
  order: DeskOrder;
  submit: string;
  onSubmit: (picked: { key: string; lines: ReturnType<typeof pickedLines>; reason: string }) => Promise<unknown>;
}

/** A button that asks for a reason and for the number of affected pieces of each order line. */
export function LinesButton({ order, onSubmit, ...button }: LinesButtonProps) {
  return (
    <FormButton
      {...button}
      fields={[...lineFields(order), { name: 'reason', label: 'Reason', required: true }]}
      onSubmit={async ({ reason = '', ...values }, _version, key) => {
        const lines = pickedLines(order, values);
        if (lines.length === 0) throw invalid('Choose at least one piece.');
        await onSubmit({ key, lines, reason });
      }}
    />
  );
}
