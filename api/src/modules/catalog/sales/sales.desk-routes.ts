import type { App, AppContext } from '../../../app-context.ts';
import { route } from '../../../plugins/operation-route.ts';
import { atDesk } from '../../../plugins/staff-guard.ts';
import { STAFF_IS_NOT_COUNTED } from '../../throttle/route-limits.ts';
import { ProductSales } from './product-sales.ts';

const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED, changesCatalogue: true } } as const;

export function registerSales(app: App, context: AppContext): void {
  const sales = new ProductSales(context);
  sales.registerJobs();
  route(app, 'listSales', {}, ({ query }) => sales.page(query));
  route(app, 'createSale', CHANGES, async (request) => ({ data: await sales.create(atDesk(request), request.body) }));
  route(app, 'endSale', CHANGES, async (request) => ({ data: await sales.end(atDesk(request), request.params.id) }));
}
