import type { DeskOrder, OrderReturn } from '@kaagazz/api-schema';
import { FormMessage, Text } from '@kaagazz/design-system';
import { formatRupees, isCancellable } from '@kaagazz/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { callDesk } from '../../api/call-desk.ts';
import { messageOf } from '../../api/desk-problem.ts';
import { DialogButton, FieldsForm, type FieldSpec, type Values } from '../../form/index.ts';
import { optionsOf } from '../../list/index.ts';
import { Loaded, useChange, useRecord } from '../../record/index.ts';
import { lineFields, pickedLines, returnedPieces } from './order-fields.ts';

const AMOUNT: FieldSpec = { name: 'amount', label: 'Rupees', type: 'number', required: true };
const KINDS = { everything: 'Everything that is left', lines: 'Some pieces', amount: 'An amount' } as const;

export function RefundButton({ order }: { order: DeskOrder }) {
  return (
    <DialogButton label="Refund …" title={`Refund ${order.id}`}>
      {(close) => <RefundForm order={order} onDone={close} />}
    </DialogButton>
  );
}

export function RefundReturnButton({ goods }: { goods: OrderReturn }) {
  return (
    <DialogButton label="Refund …" title={`Refund ${goods.orderId}`}>
      {(close) => <ReturnRefund goods={goods} onDone={close} />}
    </DialogButton>
  );
}

function ReturnRefund({ goods, onDone }: { goods: OrderReturn; onDone: () => void }) {
  const query = useRecord(['orders', goods.orderId], 'GET /desk/orders/:id', { params: { id: goods.orderId } });
  const initial = { kind: 'lines', reason: 'Returned', ...returnedPieces(goods) };
  return (
    <Loaded query={query} label="the order">
      {({ data }) => <RefundForm order={data} initial={initial} onDone={onDone} />}
    </Loaded>
  );
}

function RefundForm({ order, initial = {}, onDone }: { order: DeskOrder; initial?: Values; onDone: () => void }) {
  const { change } = useChange();
  const [{ kind = 'everything', amount, ...values }, setValues] = useState<Values>(initial);
  const [isSent, setSent] = useState(false);
  const lines = pickedLines(order, values);
  const params = { id: order.id };
  const what =
    kind === 'lines' ? { lines } : kind === 'amount' ? { amount: Number(amount) } : ({ everything: true } as const);
  const isComplete = kind === 'lines' ? lines.length > 0 : kind !== 'amount' || Number(amount) > 0;
  const preview = useQuery({
    queryKey: ['refund-preview', order.id, order.version, what],
    queryFn: async () => (await callDesk('POST /desk/orders/:id/refund/preview', { params, body: what })).data,
    enabled: isComplete && !isSent,
    retry: false,
  });

  return (
    <FieldsForm
      fields={[
        { name: 'kind', label: 'What', type: 'select', required: true, options: optionsOf(KINDS) },
        ...(kind === 'lines' ? lineFields(order) : []),
        ...(kind === 'amount' ? [AMOUNT] : []),
        { name: 'reason', label: 'Why do we refund?', required: true },
        ...(isCancellable(order.status)
          ? [{ name: 'restock', label: 'Put the pieces back into stock', type: 'check' as const }]
          : []),
      ]}
      initial={{ ...initial, kind }}
      onValues={setValues}
      submit={preview.data ? `Refund ${formatRupees(preview.data.amount)}` : 'Refund'}
      variant="danger"
      onSubmit={async ({ reason = '', restock }, { key }) => {
        if (!preview.data) return;
        const expectedAmount = preview.data.amount;
        const body = { ...what, key, expectedAmount, reason, restock: restock === 'true' };
        const done = `${formatRupees(expectedAmount)} refunded`;
        setSent(true);
        try {
          await change('POST /desk/orders/:id/refund', { params, body }, done);
        } catch (error) {
          setSent(false);
          throw error;
        }
        onDone();
      }}
    >
      {preview.error && <FormMessage tone="error">{messageOf(preview.error)}</FormMessage>}
      {preview.data && isComplete && (
        <Text size="lg" role="status">
          Refunds <strong>{formatRupees(preview.data.amount)}</strong>
          {preview.data.shipping > 0 && `, ${formatRupees(preview.data.shipping)} of it shipping`}. Left after this:{' '}
          {formatRupees(preview.data.left)}.
        </Text>
      )}
    </FieldsForm>
  );
}
