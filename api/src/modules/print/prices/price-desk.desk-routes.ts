import type { App, AppContext } from '../../../app-context.ts';
import { route } from '../../../plugins/operation-route.ts';
import { atDesk } from '../../../plugins/staff-guard.ts';
import { STAFF_IS_NOT_COUNTED } from '../../throttle/route-limits.ts';
import { PriceDesk } from './price-desk.ts';

const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED } } as const;

export function registerPriceDesk(app: App, context: AppContext): void {
  const prices = new PriceDesk(context);
  prices.registerJobs();

  route(app, 'getPrintPrices', {}, async ({ params }) => ({ data: await prices.find(params.id) }));
  route(app, 'changePrintPrices', CHANGES, async (request) => {
    await prices.change(atDesk(request), request.params.id, request.body);
    return { data: await prices.find(request.params.id) };
  });
  route(app, 'withdrawPrintPrices', CHANGES, async (request) => {
    const { id, change } = request.params;
    await prices.withdraw(atDesk(request), id, change);
    return { data: await prices.find(id) };
  });
}
