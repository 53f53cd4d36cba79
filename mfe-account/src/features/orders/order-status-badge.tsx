import { StatusBadge } from './orders.styles.ts';
import { statusWords } from './order-status.ts';

/** An order's status as one word. */
export function OrderStatusBadge({ status }: { status: string }) {
  return <StatusBadge tone={statusWords(status).tone}>{status}</StatusBadge>;
}
