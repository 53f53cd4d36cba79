import { problemOf } from '@kaagazz/contract';
import { Cluster, Divider, EmptyState, ErrorState, Heading, Sheet, Spinner, Stack, Text } from '@kaagazz/design-system';
import { cashText, indianDigits, windowInWords } from '@kaagazz/domain';

import { indianDate } from '../../indian-time/index.ts';
import { BreakingText, Line, Lines } from '../details/order-details.styles.ts';
import { OrderTimeline } from '../details/order-timeline.tsx';
import { LinePicture } from '../order/line-picture.tsx';
import { OrderStatusBadge } from '../order/order-status-badge.tsx';
import { describeStatus, isOpen } from '../order/order-status.ts';
import { OrderNumber } from '../order/order.styles.ts';
import { useTrackedOrderQuery } from '../order/orders.api.ts';

export function TrackedOrder({ token }: { token: string }) {
  const { data: order, error, refetch } = useTrackedOrderQuery(token);

  if (error && problemOf(error).status === 404) {
    return <EmptyState title="We can’t show this order">{problemOf(error).message}</EmptyState>;
  }
  if (error) return <ErrorState title="We couldn’t load your order." onRetry={() => void refetch()} />;
  if (!order) return <Spinner label="Loading your order" />;
  return (
    <Sheet>
      <Stack gap={5}>
        <Cluster>
          <Heading level={2} size="md">
            <OrderNumber>{order.orderNumber}</OrderNumber>
          </Heading>
          <OrderStatusBadge status={order.status} />
        </Cluster>
        <Stack gap={2}>
          <Text>{describeStatus(order.status).text}</Text>
          {order.delivery && isOpen(order.status) && (
            <Text tone="strong">Expected delivery: {windowInWords(order.delivery)}</Text>
          )}
          {order.cashToPay !== undefined && <Text>{cashText(order.cashToPay)}</Text>}
          {order.courier && <BreakingText>Parcel: {order.courier}</BreakingText>}
          <Text tone="soft" size="sm">
            Ordered on <time dateTime={order.createdAt}>{indianDate(order.createdAt)}</time>
          </Text>
        </Stack>
        <OrderTimeline order={order} />
        <Divider />
        <Lines aria-label="Products">
          {order.products.map((line, index) => (
            <Line key={index}>
              <LinePicture line={line} />
              <Text>{line.title}</Text>
              <Text tone="soft">× {indianDigits(line.quantity)}</Text>
            </Line>
          ))}
        </Lines>
      </Stack>
    </Sheet>
  );
}
