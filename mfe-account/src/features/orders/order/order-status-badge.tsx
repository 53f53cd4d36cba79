import { describeStatus } from './order-status.ts';
import { StatusBadge } from './order.styles.ts';

export function OrderStatusBadge({ status }: { status: string }) {
  return <StatusBadge tone={describeStatus(status).tone}>{status}</StatusBadge>;
}
