import type { Order } from '@kaagazz/api-schema';
import type { ApiProblem } from '@kaagazz/contract';
import { Button, Cluster, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { useEffect, useRef, useState } from 'react';

import { amountKept } from '../order/order.ts';
import { useCancelOrderMutation } from '../order/orders.api.ts';

interface CancelOrderProps {
  order: Order;
  userId: string;
}

/** Must match the terms of service. */
const REFUND_TIME = 'within 7 working days';

export function CancelOrder({ order, userId }: CancelOrderProps) {
  const { orderNumber, cancellable } = order;
  const [cancelOrder, { isLoading, error, data: cancelled }] = useCancelOrderMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const hasResult = cancelled !== undefined || error !== undefined;

  // Focus the result, because the pressed button is gone.
  useEffect(() => {
    if (hasResult) result.current?.focus();
  }, [hasResult, error]);

  async function cancel() {
    await cancelOrder({ userId, orderNumber });
    setIsConfirming(false);
  }

  return (
    <Stack gap={4}>
      {hasResult && (
        <div ref={result} tabIndex={-1}>
          <FormMessage tone={error ? 'error' : 'success'}>
            {error ? failureText(error) : `The order is cancelled. ${refundText(order)}`}
          </FormMessage>
        </div>
      )}
      {cancellable && !isConfirming && (
        <div>
          <Button variant="danger" onClick={() => setIsConfirming(true)}>
            Cancel order
          </Button>
        </div>
      )}
      {cancellable && isConfirming && (
        <Confirmation
          refund={refundText(order)}
          busy={isLoading}
          onConfirm={() => void cancel()}
          onDismiss={() => setIsConfirming(false)}
        />
      )}
    </Stack>
  );
}

interface ConfirmationProps {
  refund: string;
  busy: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
}

function Confirmation({ refund, busy, onConfirm, onDismiss }: ConfirmationProps) {
  const dismissButton = useRef<HTMLButtonElement>(null);
  useEffect(() => dismissButton.current?.focus(), []);

  return (
    <Stack gap={3} role="group" aria-label="Cancel this order?">
      <Text>
        <strong>Cancel this order?</strong> {refund} This cannot be undone.
      </Text>
      <Cluster>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          Yes, cancel it
        </Button>
        <Button ref={dismissButton} variant="quiet" onClick={onDismiss}>
          Keep the order
        </Button>
      </Cluster>
    </Stack>
  );
}

function refundText(order: Order): string {
  return order.paymentInfo.razorpay_payment_id === ''
    ? 'You have not paid anything, so there is nothing to refund.'
    : `We refund ${formatRupees(amountKept(order))} to your original payment method ${REFUND_TIME}.`;
}

function failureText({ code, message }: Partial<ApiProblem>): string {
  if (code === 'NOT_CANCELLABLE') {
    return 'This order can no longer be cancelled. Please see our terms of service for how to return it.';
  }
  return message?.trim() ? message : 'The order could not be cancelled. Please try again.';
}
