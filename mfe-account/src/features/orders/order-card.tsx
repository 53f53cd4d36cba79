import { Button, Heading, Sheet, Stack } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';

import { orderDate } from './order-date.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import type { Order } from './order.ts';
import { Facts, Row } from './orders.styles.ts';

interface OrderCardProps {
  order: Order;
  onDetails: () => void;
}

/** One order in the list: number, date, status and total. */
export function OrderCard({ order, onDetails }: OrderCardProps) {
  return (
    <Sheet>
      <Row>
        <Stack gap={3}>
          <Heading level={2} size="md">
            {order.orderNumber}
          </Heading>
          <Facts>
            <div>
              <dt>Ordered on</dt>
              <dd>
                <time dateTime={order.createdAt}>{orderDate(order.createdAt)}</time>
              </dd>
            </div>
            <div>
              <dt>Status</dt>
              <dd>
                <OrderStatusBadge status={order.status} />
              </dd>
            </div>
            <div>
              <dt>Total</dt>
              <dd>{formatRupees(order.totalAmount)}</dd>
            </div>
          </Facts>
        </Stack>
        <Button variant="secondary" aria-label={`View details of order ${order.orderNumber}`} onClick={onDetails}>
          View details
        </Button>
      </Row>
    </Sheet>
  );
}
