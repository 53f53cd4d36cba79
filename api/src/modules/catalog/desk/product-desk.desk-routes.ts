import type { App } from '../../../app-context.ts';
import { route } from '../../../plugins/operation-route.ts';
import { atDesk } from '../../../plugins/staff-guard.ts';
import { historyOf } from '../../desk/record-history.ts';
import { writeCatalog } from '../file/write-catalog.ts';
import { STAFF_IS_NOT_COUNTED } from '../../throttle/route-limits.ts';
import { type DeskContext, ProductDesk } from './product-desk.service.ts';
import type { ProductPreviews } from './product-previews.ts';

const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED, changesCatalogue: true } } as const;

export function registerProductDesk(app: App, context: DeskContext & { previews: ProductPreviews }): void {
  const desk = new ProductDesk(context);

  route(app, 'listDeskProducts', {}, ({ query }) => desk.page(query));
  route(app, 'exportDeskProducts', {}, (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="products.csv"')
      .send(writeCatalog(context.database)),
  );
  route(app, 'getDeskProduct', {}, async ({ params }) => ({ data: await desk.one(params.id) }));
  route(app, 'listProductHistory', {}, ({ params }) => historyOf(context.database, 'product', params.id));
  route(app, 'createDeskProduct', CHANGES, async (request) => ({
    data: await desk.create(atDesk(request), request.body),
  }));
  route(app, 'changeDeskProduct', CHANGES, async (request) => ({
    data: await desk.change(atDesk(request), request.params.id, request.body),
  }));
  route(app, 'previewDeskProduct', { config: { limits: STAFF_IS_NOT_COUNTED } }, async ({ params: { id }, body }) => ({
    token: context.previews.tokenOf(id, await desk.fieldsOf(id, body)),
  }));
  route(app, 'deleteDeskProduct', CHANGES, async (request) => {
    await desk.delete(atDesk(request), request.params.id);
    return {};
  });
  route(app, 'changePrices', CHANGES, (request) => desk.changePrices(atDesk(request), request.body));
  route(app, 'groupVariants', CHANGES, (request) => desk.groupVariants(atDesk(request), request.body));
  route(app, 'changeProductStates', CHANGES, (request) => desk.changeStates(atDesk(request), request.body));
  route(app, 'countStock', CHANGES, (request) => desk.countStock(atDesk(request), request.body));
}
