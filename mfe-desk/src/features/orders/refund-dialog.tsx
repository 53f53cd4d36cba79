import type { DeskOrder } from '@kaagazz/api-schema';
import { Dialog, FormMessage, SelectField, Stack, Text, TextField } from '@kaagazz/design-system';
import { formatRupees, isCancellable } from '@kaagazz/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { callDesk } from '../../api/call-desk.ts';
import { messageOf } from '../../api/desk-problem.ts';
import { FieldsForm } from '../../form/fields-form.tsx';
import { optionsOf } from '../../list/index.ts';
import { useChange } from '../../record/index.ts';
import { LinePicker, type PickedLine } from './line-picker.tsx';

interface RefundDialogProps {
  open: boolean;
  order: DeskOrder;
  /** Idempotency key. A second request with the same key makes no further refund. */
  idempotencyKey: string;
  onClose: () => void;
}

const KINDS = { everything: 'Everything that is left', lines: 'Some pieces', amount: 'An amount' } as const;

export function RefundDialog({ open, order, idempotencyKey, onClose }: RefundDialogProps) {
  const { change } = useChange();
  const [kind, setKind] = useState('everything');
  const [lines, setLines] = useState<PickedLine[]>([]);
  const [amount, setAmount] = useState('');
  const [isSent, setSent] = useState(false);
  const params = { id: order.id };
  const what =
    kind === 'lines'
      ? { lines: [...lines] }
      : kind === 'amount'
        ? { amount: Number(amount) }
        : ({ everything: true } as const);
  const isComplete = kind === 'lines' ? lines.length > 0 : kind !== 'amount' || Number(amount) > 0;
  const preview = useQuery({
    queryKey: ['refund-preview', order.id, order.version, what],
    queryFn: async () => (await callDesk('POST /desk/orders/:id/refund/preview', { params, body: what })).data,
    // Don't preview again after the refund was sent. The refund changes the order, and an amount
    // that was already refunded can't be previewed.
    enabled: open && isComplete && !isSent,
    retry: false,
  });

  return (
    <Dialog open={open} title={`Refund ${order.id}`} onClose={onClose}>
      <Stack gap={4}>
        <SelectField
          label="What"
          options={optionsOf(KINDS)}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        />
        {kind === 'lines' && <LinePicker lines={order.lines} picked={lines} onPick={setLines} />}
        {kind === 'amount' && (
          <TextField
            label="Rupees"
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        )}
        {preview.error && <FormMessage tone="error">{messageOf(preview.error)}</FormMessage>}
        {preview.data && isComplete && (
          <Text size="lg" role="status">
            Refunds <strong>{formatRupees(preview.data.amount)}</strong>
            {preview.data.shipping > 0 && `, ${formatRupees(preview.data.shipping)} of it shipping`}. Left after this:{' '}
            {formatRupees(preview.data.left)}.
          </Text>
        )}
        <FieldsForm
          fields={[
            { name: 'reason', label: 'Why do we refund?', required: true },
            // Before shipping, staff choose whether the units go back into stock. For a shipped
            // order, the units go back into stock when the returned parcel is received.
            ...(isCancellable(order.status)
              ? [{ name: 'restock', label: 'Put the pieces back into stock', type: 'check' as const }]
              : []),
          ]}
          submit={preview.data ? `Refund ${formatRupees(preview.data.amount)}` : 'Refund'}
          variant="danger"
          onSubmit={async ({ reason = '', restock }) => {
            if (!preview.data) return;
            const expectedAmount = preview.data.amount;
            const body = { ...what, key: idempotencyKey, expectedAmount, reason, restock: restock === 'true' };
            const done = `${formatRupees(expectedAmount)} refunded`;
            setSent(true);
            try {
              await change('POST /desk/orders/:id/refund', { params, body }, done);
            } catch (error) {
              setSent(false);
              throw error;
            }
            onClose();
          }}
        />
      </Stack>
    </Dialog>
  );
}
