import type { DeskOrder } from '@kaagazz/api-schema';
import { Link } from 'react-router-dom';

import { callDesk } from '../../api/call-desk.ts';
import { OrderActions } from '../../features/orders/order-actions.tsx';
import { OrderCustomer, OrderDocuments, OrderNotes } from '../../features/orders/order-facts.tsx';
import { OrderLines } from '../../features/orders/order-lines.tsx';
import { OrderTimeline } from '../../features/orders/order-timeline.tsx';
import { paymentText, stepBadge } from '../../features/orders/order-words.ts';
import { indianTime } from '../../frame/indian-date.ts';
import { orderPath, paths } from '../../paths.ts';
import { Column, Quiet, recordScreen, ScreenHead, StateBadges, TwoColumns } from '../../record/index.ts';

const load = (params: { id: string }) => callDesk('GET /desk/orders/:id', { params });

export const OrderPage = recordScreen('orders', 'the order', load, Order);

function Order({ record: order }: { record: DeskOrder }) {
  return (
    <>
      <ScreenHead
        title={order.id}
        back={{ to: paths.orders, label: 'Back to orders' }}
        note={
          <>
            Placed {indianTime(order.createdAt)} · {paymentText(order)}
            {order.replaces !== null && (
              <>
                {' · replaces '}
                <Link to={orderPath(order.replaces)}>{order.replaces}</Link>
              </>
            )}
          </>
        }
      >
        <StateBadges {...stepBadge(order)} isLate={order.isLate} />
      </ScreenHead>
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
  );
}
