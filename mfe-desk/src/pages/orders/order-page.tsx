import { Badge, Heading } from '@kaagazz/design-system';
import { Link, useParams } from 'react-router-dom';

import { OrderActions } from '../../features/orders/order-actions.tsx';
import { OrderCustomer, OrderDocuments, OrderNotes } from '../../features/orders/order-facts.tsx';
import { OrderLines } from '../../features/orders/order-lines.tsx';
import { OrderTimeline } from '../../features/orders/order-timeline.tsx';
import { STEPS, paymentText } from '../../features/orders/order-words.ts';
import { indianTime } from '../../frame/indian-date.ts';
import { ListHead } from '../../list/list.styles.ts';
import { orderPath, paths } from '../../paths.ts';
import { Loaded } from '../../record/loaded.tsx';
import { Back, Column, Quiet, TwoColumns } from '../../record/record.styles.ts';
import { useRecord } from '../../record/use-record.ts';

/**
 * A single order, with parcel, money and timeline on the left and customer, documents and notes on
 * the right.
 */
export function OrderPage() {
  const { id = '' } = useParams();
  const query = useRecord(['orders', id], 'GET /desk/orders/:id', { params: { id } });
  return (
    <Loaded query={query} label="the order">
      {({ data: order }) => (
        <>
          <Back>
            <Link to={paths.orders}>All orders</Link>
          </Back>
          <ListHead>
            <div>
              <Heading level={1} size="xl">
                {order.id}
              </Heading>
              <Quiet>
                Placed {indianTime(order.createdAt)} · {paymentText(order)}
                {order.replaces !== null && (
                  <>
                    {' · replaces '}
                    <Link to={orderPath(order.replaces)}>{order.replaces}</Link>
                  </>
                )}
              </Quiet>
            </div>
            <div>
              <Badge tone={STEPS[order.step].tone}>{STEPS[order.step].label}</Badge>{' '}
              {order.isLate && <Badge tone="danger">Late</Badge>}
            </div>
          </ListHead>
          {order.holdReason !== '' && <Quiet role="status">On hold: {order.holdReason}</Quiet>}
          <OrderActions order={order} />
          <TwoColumns>
            <Column>
              <OrderLines order={order} />
              <OrderTimeline order={order} />
            </Column>
            <Column>
              <OrderCustomer order={order} />
              <OrderDocuments order={order} />
              <OrderNotes order={order} />
            </Column>
          </TwoColumns>
        </>
      )}
    </Loaded>
  );
}
