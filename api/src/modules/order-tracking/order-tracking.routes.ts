import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { orderOfToken } from '../order-links/order-token.ts';
import type { Orders } from '../orders/orders.service.ts';
import { isTrackable, trackedOrderOnWire, TRACKING_DAYS } from './tracked-order.ts';

const TRACKS = { config: { limits: ['orders-tracked-by-visitor', 'orders-tracked'] } } as const;

interface Dependencies {
  orders: Orders;
  imageUrl: (file: string) => string;
}

export function registerOrderTracking(
  app: App,
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  { orders, imageUrl }: Dependencies,
): void {
  const secrets = [config.authSecret, ...config.previousAuthSecrets];
  route(app, 'followOrder', TRACKS, async ({ body }) => {
    const number = orderOfToken(secrets, body.token, 'tracking');
    const order = number === undefined ? undefined : await orders.order(number);
    if (order && isTrackable(order, now())) return { order: trackedOrderOnWire(order, imageUrl) };
    throw new Problem(
      'TRACKING_LINK_INVALID',
      `This link is not valid or has expired. Tracking links work until ${TRACKING_DAYS} days after delivery.`,
    );
  });
}
