import { ORDER_STATUSES } from '@kaagazz/domain';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import type { Mail } from '../mail/outbox.ts';
import { buyerCancelledMail, newOrderMail, returnRequestedMail } from '../orders/office-mails.ts';
import {
  orderRefundMail,
  orderChangeMail,
  orderReplacementMail,
  orderReturnDeclinedMail,
  orderReturnMail,
  orderReturnReceivedMail,
} from '../orders/order-refund-mails.ts';
import { orderCorrectionMail, orderStatusMail, orderTrackingMail } from '../orders/order-status-mails.ts';
import type { OrderStatusService } from '../orders/order-status.service.ts';
import type { WholeOrder } from '../orders/orders.service.ts';
import { orderPrints } from '../orders/tables/order-work.tables.ts';
import { orders } from '../orders/tables/orders.tables.ts';
import { type FileRequestDetails, fileRequestMail } from './file-request-mail.ts';
import { endOfFileRequest } from './file-request-token.ts';
import type { OrderMail } from './order-mails.ts';
import { returnAddress } from './order-returns.ts';
import { returnsOf } from './returned-lines.ts';

type WriteMail = Parameters<OrderStatusService['mailBuyer']>[2];

export interface MailSources {
  order: WholeOrder;
  returns: Awaited<ReturnType<typeof returnsOf>>;
  original: string | null;
  returnAddress: string;
  fileRequests: FileRequestDetails[];
  config: AppContext['config'];
}

export async function mailSourcesOf(
  { config, database, now }: Pick<AppContext, 'config' | 'database' | 'now'>,
  order: WholeOrder,
): Promise<MailSources> {
  const originalId = order.replaces ?? order.supplements;
  const [original] = originalId
    ? await database.select({ number: orders.number }).from(orders).where(eq(orders.id, originalId))
    : [];
  return {
    order,
    returns: await returnsOf(database, order.id),
    original: original?.number ?? null,
    returnAddress: await returnAddress(database),
    fileRequests: await openFileRequests(database, order, now()),
    config,
  };
}

async function openFileRequests(database: Database, order: WholeOrder, now: Date): Promise<FileRequestDetails[]> {
  if (order.status === 'cancelled') return [];
  const prints = await database.select().from(orderPrints).where(eq(orderPrints.orderId, order.id));
  return prints.flatMap(({ position, fileRequestedAt: requestedAt, fileReason: reason }) => {
    const title = order.lines[position]?.title;
    if (title === undefined || requestedAt === null || endOfFileRequest(requestedAt) < now) return [];
    return [{ print: `${order.number}-${position + 1}`, title, reason, requestedAt }];
  });
}

export function repeatedMail(
  { order, returns, original, returnAddress: address, fileRequests, config }: MailSources,
  { kind, about }: Pick<OrderMail, 'kind' | 'about'>,
): WriteMail | undefined {
  const noteOf = (status: string) => order.history.find((change) => change.status === status)?.note;
  const status = kind === 'order-confirmation' ? 'pending' : ORDER_STATUSES.find((each) => kind === `order-${each}`);
  if (status) {
    const note = noteOf(status);
    return note === undefined ? undefined : (parts) => orderStatusMail({ ...parts, status, note });
  }
  const goods = returns.find(({ id }) => id === about);
  switch (kind) {
    case 'order-tracking': {
      const note = noteOf('shipped');
      return note ? (parts) => orderTrackingMail({ ...parts, note }) : undefined;
    }
    case 'order-correction': {
      const wrong = ORDER_STATUSES.find((each) => each === about);
      return wrong && ((parts) => orderCorrectionMail({ ...parts, wrong }));
    }
    case 'order-refund': {
      const refund = order.refunds.find(({ id }) => id === about);
      const isAtGateway = order.gatewayPaymentId !== null;
      return refund && ((parts) => orderRefundMail({ ...parts, refund: { ...refund, isAtGateway } }));
    }
    case 'order-return':
      return goods && ((parts) => orderReturnMail({ ...parts, goods, address }));
    case 'order-return-declined':
      return goods && ((parts) => orderReturnDeclinedMail({ ...parts, goods, reason: goods.note }));
    case 'order-return-received':
      return goods && ((parts) => orderReturnReceivedMail({ ...parts, goods }));
    case 'order-change':
      return original === null ? undefined : (parts) => orderChangeMail({ ...parts, original });
    case 'order-replacement':
      return original === null ? undefined : (parts) => orderReplacementMail({ ...parts, original });
    case 'better-file': {
      const request = fileRequests.find(({ print }) => print === about);
      return request && ((parts) => fileRequestMail(config, { ...parts, ...request }));
    }
    case 'new-order':
      return (parts): Mail => newOrderMail(parts.order);
    case 'buyer-cancelled':
      return (parts): Mail => buyerCancelledMail(parts.order);
    case 'return-requested':
      return goods && ((parts) => returnRequestedMail(parts.order.number, goods));
    default:
      return undefined;
  }
}
