import type { OrderReturn } from '@kaagazz/api-schema';

import { type FieldSpec, FormButton } from '../../form/index.ts';
import { useChange } from '../../record/index.ts';

export function ReceiveButton({ goods: { id, lines } }: { goods: OrderReturn }) {
  const { change } = useChange();
  const fields = lines.flatMap(({ position, title, quantity }): FieldSpec[] => [
    { name: `received-${position}`, label: `${title}: arrived (of ${quantity})`, type: 'number', required: true },
    { name: `damaged-${position}`, label: `${title}: of these damaged`, type: 'number', required: true },
  ]);
  const initial = Object.fromEntries(
    lines.flatMap(({ position, quantity }) => [
      [`received-${position}`, String(quantity)],
      [`damaged-${position}`, '0'],
    ]),
  );
  return (
    <FormButton
      label="Receive …"
      title="Receive the return"
      fields={[...fields, { name: 'note', label: 'Note' }]}
      initial={initial}
      submit="Received"
      onSubmit={(values) => {
        const received = lines.map(({ position }) => ({
          position,
          received: Number(values[`received-${position}`]),
          damaged: Number(values[`damaged-${position}`]),
        }));
        const request = { params: { id }, body: { lines: received, note: values.note ?? '' } };
        return change('POST /desk/returns/:id/receive', request, 'Received; undamaged pieces are in stock');
      }}
    />
  );
}
