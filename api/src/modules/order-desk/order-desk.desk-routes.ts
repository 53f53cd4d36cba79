import type { OrderDocument } from '@kaagazz/api-schema';
import { mayRole } from '@kaagazz/domain/desk';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import type { App, AppContext } from '../../app-context.ts';
import { toCell } from '../../csv/csv-cell.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { logRefusal } from '../../plugins/security-log.ts';
import { atDesk, type SignedInStaff } from '../../plugins/staff-guard.ts';
import type { Invoices } from '../invoices/invoices.service.ts';
import { noteDeskChange } from '../operator/audit.ts';
import type { Orders } from '../orders/orders.service.ts';
import type { OrderStatusService } from '../orders/order-status.service.ts';
import type { Paper } from '../print/papers/paper.ts';
import type { Sandbox } from '../print/sandbox/sandbox.ts';
import { readCompany } from '../settings/shop-settings.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import type { OrderActions } from './order-actions.ts';
import { deskOrder } from './order-detail.ts';
import { papersOfOrder } from './order-documents.ts';
import { pageOfDeskOrders } from './order-list.ts';
import { OrderRefunds } from './order-refunds.ts';
import { replaceOrder } from './order-replacements.ts';
import { sendPhotograph } from '../shopper-photographs/photograph-routes.ts';
import type { ShopperPhotographs } from '../shopper-photographs/shopper-photographs.service.ts';
import { OrderReturns } from './order-returns.ts';
import { BuyerReturns } from './buyer-returns.ts';
import { registerBuyerReturns } from './buyer-returns.routes.ts';

const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED } } as const;
const LARGEST_EXPORT = 50_000;

interface Dependencies {
  actions: OrderActions;
  orders: Orders;
  orderStatus: OrderStatusService;
  invoices: Invoices;
  sandbox: Sandbox;
  photographs: ShopperPhotographs;
  imageUrl: (file: string) => string;
}

export async function registerOrderDesk(app: App, context: AppContext, parts: Dependencies): Promise<void> {
  const { actions } = parts;
  const refunds = new OrderRefunds(context, parts);
  const returns = new OrderReturns(context, parts);
  await registerBuyerReturns(app, new BuyerReturns(context, parts));
  const details = { ...context, ...parts };
  const after = async (change: Promise<void>, number: string, by: SignedInStaff) => {
    await change;
    return { data: await deskOrder(details, number, by) };
  };

  route(app, 'listDeskOrders', {}, ({ query }) => pageOfDeskOrders(context, query));
  route(app, 'exportDeskOrders', {}, async (request, reply) => {
    // Don't log the search text, because it may contain a shopper's name or phone number.
    const { q, ...query } = request.query;
    const { data } = await pageOfDeskOrders(context, { ...request.query, page: 1, perPage: LARGEST_EXPORT });
    const after = { rows: data.length, ...query, isSearch: q !== '' };
    const change = { action: 'orders.export', resource: 'order', record: 'orders.csv', after };
    await noteDeskChange(context.database, atDesk(request), change, context.now());
    const rows = data.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, typeof value === 'string' ? toCell(value) : String(value)]),
      ),
    );
    const csv = stringify(rows, { bom: true, header: true, record_delimiter: 'windows' });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="orders.csv"')
      .send(csv);
  });
  route(app, 'getDeskOrder', {}, async (request) => ({
    data: await deskOrder(details, request.params.id, atDesk(request)),
  }));

  const pdf = async (reply: FastifyReply, name: string, papers: Paper[]) => {
    const bytes = await parts.sandbox.drawPapers({ title: name, papers });
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}.pdf"`)
      .send(Buffer.from(bytes));
  };
  const papersOf = async (ids: readonly string[], document: OrderDocument) => {
    const sources = { ...details, company: await readCompany(context.database) };
    const papers: Paper[] = [];
    for (const id of ids) papers.push(...(await papersOfOrder(sources, id, document)));
    return papers;
  };
  route(app, 'getOrderDocument', {}, async ({ params: { id, document } }, reply) =>
    pdf(reply, `${id}-${document}`, await papersOf([id], document)),
  );
  route(app, 'getManyOrderDocuments', CHANGES, async ({ body: { ids, document } }, reply) =>
    pdf(reply, document, await papersOf(ids, document)),
  );

  route(app, 'printOrder', CHANGES, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(actions.print(id, by), id, by);
  });
  route(app, 'packOrder', CHANGES, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(actions.pack(id, by), id, by);
  });
  route(app, 'shipOrder', CHANGES, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(actions.ship(id, by, request.body), id, by);
  });
  route(app, 'trackOrder', CHANGES, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(actions.track(id, by, request.body), id, by);
  });
  route(app, 'deliverOrder', CHANGES, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(actions.deliver(id, by), id, by);
  });
  route(app, 'undoOrderStep', CHANGES, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(actions.undo(id, by), id, by);
  });
  route(app, 'holdOrder', CHANGES, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(actions.hold(id, by, request.body.reason), id, by);
  });
  route(app, 'releaseOrder', CHANGES, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(actions.release(id, by), id, by);
  });
  route(app, 'noteOnOrder', CHANGES, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(actions.note(id, by, request.body.text), id, by);
  });
  route(app, 'correctOrderAddress', CHANGES, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(actions.correctAddress(id, by, request.body), id, by);
  });
  route(app, 'collectOrderMoney', CHANGES, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(actions.collect(id, by), id, by);
  });
  route(app, 'resendOrderMail', CHANGES, (request) => {
    const [{ id, mailId }, by] = [request.params, atDesk(request)];
    return after(actions.resend(id, by, mailId), id, by);
  });
  const changesStock = { config: { limits: STAFF_IS_NOT_COUNTED, changesCatalogue: true } } as const;
  route(app, 'cancelOrder', changesStock, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(actions.cancel(id, by, request.body.reason), id, by);
  });
  route(app, 'previewRefund', CHANGES, async ({ params, body }) => ({ data: await refunds.preview(params.id, body) }));
  route(app, 'refundOrder', changesStock, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(refunds.refund(id, by, request.body), id, by);
  });
  route(app, 'replaceOrder', changesStock, async (request) => {
    const by = atDesk(request);
    const number = await replaceOrder(details, { number: request.params.id, by }, request.body);
    return { data: await deskOrder(details, number, by) };
  });
  route(app, 'startReturn', CHANGES, async (request) => ({
    data: await returns.start(request.params.id, atDesk(request), request.body),
  }));
  route(app, 'listReturns', {}, ({ query }) => returns.page(query));
  route(app, 'getReturn', {}, async ({ params }) => ({ data: await returns.find(params.id) }));
  route(app, 'getDeskReturnPhotograph', {}, async ({ params, query }, reply) =>
    sendPhotograph(reply, await parts.photographs.content('return', params.photograph, query.size)),
  );
  route(app, 'acceptReturn', CHANGES, async (request) => ({
    data: await returns.accept(request.params.id, atDesk(request)),
  }));
  route(app, 'declineReturn', CHANGES, async (request) => ({
    data: await returns.decline(request.params.id, atDesk(request), request.body.reason),
  }));
  route(app, 'replaceReturn', changesStock, async (request) => ({
    data: await returns.replace(request.params.id, atDesk(request)),
  }));
  route(app, 'receiveReturn', changesStock, async (request) => ({
    data: await returns.receive(request.params.id, atDesk(request), request.body),
  }));
  route(app, 'changeManyOrders', CHANGES, async (request) => {
    const { ids, action, courier = '' } = request.body;
    const by = atDesk(request);
    const permission = action === 'print' ? 'prints.work' : 'orders.ship';
    if (!mayRole(by.role, permission)) {
      logRefusal(request, 'access-refused', 'FORBIDDEN');
      throw new Problem('FORBIDDEN', 'Your role doesn’t allow you to do this.', { permission });
    }
    const done: string[] = [];
    const failed: { id: string; message: string }[] = [];
    for (const id of new Set(ids)) {
      try {
        if (action === 'ship') await actions.ship(id, by, { courier, tracking: '' });
        else await actions[action](id, by);
        done.push(id);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        failed.push({ id, message: error.message });
      }
    }
    return { done, failed };
  });
}
