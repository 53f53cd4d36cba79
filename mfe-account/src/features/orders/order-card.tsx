import type { Order } from '@kaagazz/api-schema';
import { Button, Heading, Sheet, Stack } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';

import { LinePicture } from './order/line-picture.tsx';
import { indianDate } from '../indian-time/index.ts';
import { OrderStatusBadge } from './order/order-status-badge.tsx';
import { pieceCount } from './order/order.ts';
import { OrderNumber } from './order/order.styles.ts';
import { Facts, Glimpse, Row } from './orders.styles.ts';

/** How many pictures remind of what was bought. */
const GLIMPSED = 3;

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
            <OrderNumber>{order.orderNumber}</OrderNumber>
          </Heading>
          <Facts>
            <div>
              <dt>Ordered on</dt>
              <dd>
                <time dateTime={order.createdAt}>{indianDate(order.createdAt)}</time>
              </dd>
            </div>
            <div>
              <dt>Status</dt>
              <dd>
                <OrderStatusBadge status={order.status} />
              </dd>
            </div>
            <div>
              <dt>Items</dt>
              <dd>{pieceCount(order)}</dd>
            </div>
            <div>
              <dt>Total</dt>
              <dd>{formatRupees(order.totalAmount)}</dd>
            </div>
          </Facts>
        </Stack>
        <Glimpse>
          {order.products.slice(0, GLIMPSED).map((line) => (
            <LinePicture key={line.productId} line={line} />
          ))}
        </Glimpse>
        <Button variant="secondary" aria-label={`View details of order ${order.orderNumber}`} onClick={onDetails}>
          View details
        </Button>
      </Row>
    </Sheet>
  );
}
