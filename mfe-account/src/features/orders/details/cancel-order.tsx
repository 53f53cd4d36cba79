import type { Order } from '@kaagazz/api-schema';
import type { ApiProblem } from '@kaagazz/contract';
import { Button, Cluster, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { useEffect, useRef, useState } from 'react';

import { useCancelOrderMutation } from '../order/orders.api.ts';

interface CancelOrderProps {
  order: Order;
  shopperId: string;
}

/** How long a refund takes (terms of service). */
const REFUND = 'within 7 working days';

/** Cancels an order while that can be done, after asking. What became of it stays on screen when the button has gone. */
export function CancelOrder({ order: { orderNumber, totalAmount, cancellable }, shopperId }: CancelOrderProps) {
  const [cancelOrder, { isLoading, error, data: cancelled }] = useCancelOrderMutation();
  const [asking, setAsking] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const settled = cancelled !== undefined || error !== undefined;

  // The button that was pressed is gone: the keyboard goes on at what became of it.
  useEffect(() => {
    if (settled) outcome.current?.focus();
  }, [settled, error]);

  async function cancel() {
    await cancelOrder({ shopperId, orderNumber });
    setAsking(false);
  }

  return (
    <Stack gap={4}>
      {settled && (
        <div ref={outcome} tabIndex={-1}>
          <FormMessage tone={error ? 'error' : 'success'}>
            {error
              ? refusal(error)
              : `The order is cancelled. ${formatRupees(totalAmount)} goes back the way you paid, ${REFUND}.`}
          </FormMessage>
        </div>
      )}
      {cancellable && !asking && (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Cancel order
          </Button>
        </div>
      )}
      {cancellable && asking && (
        <Question amount={totalAmount} busy={isLoading} onYes={() => void cancel()} onNo={() => setAsking(false)} />
      )}
    </Stack>
  );
}

interface QuestionProps {
  /** rupees that go back */
  amount: number;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

function Question({ amount, busy, onYes, onNo }: QuestionProps) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);

  return (
    <Stack gap={3} role="group" aria-label="Cancel this order?">
      <Text>
        <strong>Cancel this order?</strong> {formatRupees(amount)} goes back the way you paid, {REFUND}. This cannot be
        undone.
      </Text>
      <Cluster>
        <Button variant="danger" busy={busy} onClick={onYes}>
          Yes, cancel it
        </Button>
        <Button ref={safe} variant="quiet" onClick={onNo}>
          Keep the order
        </Button>
      </Cluster>
    </Stack>
  );
}

function refusal({ code, message }: Partial<ApiProblem>): string {
  if (code === 'NOT_CANCELLABLE') {
    return 'This order can no longer be cancelled: it has moved on meanwhile. Our terms of service say how it can be returned.';
  }
  return message?.trim() ? message : 'The order could not be cancelled. Please try again.';
}
