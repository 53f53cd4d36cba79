import type { Order } from '@kaagazz/api-schema';
import { Button, Heading, Sheet, Stack, Text } from '@kaagazz/design-system';
import { GIFT_WRAP_ID, RETURN_DAYS, cashText, formatRupees, windowInWords } from '@kaagazz/domain';

import { indianDate } from '../indian-time/index.ts';
import { LinePicture } from './order/line-picture.tsx';
import { describeStatus, isOpen } from './order/order-status.ts';
import { OrderStatusBadge } from './order/order-status-badge.tsx';
import { OrderNumber } from './order/order.styles.ts';
import { pieceCount } from './order/order.ts';
import { Facts, Pictures, Row } from './orders.styles.ts';

const MAX_LINES = 3;

interface OrderCardProps {
  order: Order;
  onDetails: () => void;
}

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
          <Text>{titles(order)}</Text>
          <Text tone="soft" size="sm">
            {describeStatus(order.status).text}
            {order.delivery && isOpen(order.status) && ` Expected delivery: ${windowInWords(order.delivery)}.`}
          </Text>
          {order.status === 'delivered' && (
            <Text size="sm">Something wrong? You can ask for a return for {RETURN_DAYS} days, in the details.</Text>
          )}
          {order.cashToPay !== undefined && <Text size="sm">{cashText(order.cashToPay)}</Text>}
        </Stack>
        <Pictures>
          {order.products
            .filter(isNotGiftWrap)
            .slice(0, MAX_LINES)
            .map((line) => (
              <LinePicture key={line.productId} line={line} />
            ))}
        </Pictures>
        <Button variant="secondary" aria-label={`View details of order ${order.orderNumber}`} onClick={onDetails}>
          View details
        </Button>
      </Row>
    </Sheet>
  );
}

const isNotGiftWrap = ({ productId }: Order['products'][number]) => productId !== GIFT_WRAP_ID;

function titles({ products }: Order): string {
  const shown = products.slice(0, MAX_LINES).map(({ title, quantity }) => `${title} × ${quantity}`);
  const more = products.length - shown.length;
  return [...shown, ...(more > 0 ? [`+${more} more`] : [])].join(', ');
}
