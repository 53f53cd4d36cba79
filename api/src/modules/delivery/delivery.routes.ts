import { deliveryWindow } from '@kaagazz/domain';
import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { readHolidays } from '../settings/shop-settings.ts';

export function registerDelivery(app: App, { database, now }: Pick<AppContext, 'database' | 'now'>): void {
  route(app, 'estimateDelivery', {}, async ({ params: { pin }, query: { days } }, reply) => {
    reply.header('cache-control', 'no-store');
    const holidays = await readHolidays(database);
    return { pin, delivery: deliveryWindow({ orderedAt: now(), pin, productionDays: days, holidays }) };
  });
}
