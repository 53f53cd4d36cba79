import { deliveryWindow } from '@kaagazz/domain';
import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';

export function registerDelivery(app: App, { now }: Pick<AppContext, 'now'>): void {
  route(app, 'estimateDelivery', {}, async ({ params: { pin }, query: { days } }, reply) => {
    reply.header('cache-control', 'no-store');
    return { pin, delivery: deliveryWindow({ orderedAt: now(), pin, productionDays: days }) };
  });
}
