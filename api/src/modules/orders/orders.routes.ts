import type { App, AppContext } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import { readHolidays } from '../settings/shop-settings.ts';
import { OPERATORS_ARE_NOT_COUNTED } from '../throttle/route-limits.ts';
import { hasPressStart, orderOnWire } from './order-on-wire.ts';
import type { OrderStatusService } from './order-status.service.ts';
import type { WholeOrder } from './orders.repository.ts';
import type { Orders } from './orders.service.ts';

interface Dependencies {
  orders: Orders;
  orderStatus: OrderStatusService;
  imageUrl: (file: string) => string;
}

export function registerOrders(
  app: App,
  { database }: Pick<AppContext, 'database'>,
  { orders, orderStatus, imageUrl }: Dependencies,
): void {
  const holidaysFor = async (some: readonly WholeOrder[]) => (some.some(hasPressStart) ? readHolidays(database) : []);
  const allOnWire = async (some: readonly WholeOrder[]) => {
    const holidays = await holidaysFor(some);
    return some.map((order) => orderOnWire(order, imageUrl, holidays));
  };
  const onWire = async (order: WholeOrder) => orderOnWire(order, imageUrl, await holidaysFor([order]));

  route(app, 'listMyOrders', {}, async (request) => {
    const own = await orders.ownOrders(signedIn(request).id);
    return { orders: await allOnWire(own) };
  });

  route(app, 'getMyOrder', {}, async (request) => {
    const order = await orders.ownOrder(signedIn(request).id, request.params.orderNumber);
    return { order: await onWire(order) };
  });

  const cancels = { config: { limits: ['orders-cancelled'], changesCatalogue: true } } as const;
  route(app, 'cancelMyOrder', cancels, async (request) => {
    const order = await orderStatus.cancelOwn(signedIn(request).id, request.params.orderNumber);
    return { order: await onWire(order) };
  });

  route(app, 'listOrders', {}, async ({ query }) => {
    const { page, nextCursor } = await orders.page(query);
    return { orders: await allOnWire(page), nextCursor };
  });

  route(app, 'getOrder', {}, async ({ params }) => ({
    order: await onWire(await orders.order(params.orderNumber)),
  }));

  const moves = { config: { limits: OPERATORS_ARE_NOT_COUNTED, changesCatalogue: true } } as const;
  route(app, 'setOrderStatus', moves, async ({ params, body }) => {
    const { order, changed } = await orderStatus.setStatus(params.orderNumber, body);
    return { order: await onWire(order), changed };
  });
}
