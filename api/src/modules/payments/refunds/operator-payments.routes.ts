import { toRupees } from '@kaagazz/domain';
import type { App } from '../../../app-context.ts';
import { route } from '../../../plugins/operation-route.ts';
import { OPERATORS_ARE_NOT_COUNTED } from '../../throttle/route-limits.ts';
import type { UnknownPayment, UnknownPayments } from './unknown-payments.ts';

export function registerOperatorPayments(app: App, unknown: UnknownPayments): void {
  route(app, 'listUnknownPayments', {}, async ({ query: { since, until, skip } }) => {
    const { payments, nextSkip } = await unknown.page({ since: new Date(since), until: new Date(until), skip });
    return { payments: payments.map(onWire), nextSkip };
  });

  const refunds = { config: { limits: OPERATORS_ARE_NOT_COUNTED } };
  route(app, 'refundUnknownPayment', refunds, async ({ params, body }) => ({
    amount: toRupees(await unknown.sendBack(params.paymentId, body)),
  }));
}

function onWire(payment: UnknownPayment) {
  return {
    paymentId: payment.id,
    gatewayOrderId: payment.order_id,
    paidAt: new Date(payment.created_at * 1000).toISOString(),
    amount: toRupees(payment.amount),
    status: payment.status,
    email: payment.email ?? '',
    contact: payment.contact ?? '',
  };
}
