import { toRupees } from '@kaagazz/domain';
import type { onRequestAsyncHookHandler } from 'fastify';
import type { App } from '../../app-context.ts';
import { failures } from '../../plugins/problem.ts';
import { OPERATORS_ARE_NOT_COUNTED } from '../throttle/route-limits.ts';
import {
  PaymentIdParam,
  RefundUnknownAnswer,
  RefundUnknownRequest,
  UnknownPaymentsPage,
  UnknownPaymentsQuery,
} from './operator-payments.schema.ts';
import type { UnknownPayment, UnknownPayments } from './unknown-payments.ts';

/** For operators, after a restore: payments that the shop knows nothing of, and sending them back. */
export function registerOperatorPayments(
  app: App,
  { unknown, requireOperator }: { unknown: UnknownPayments; requireOperator: onRequestAsyncHookHandler },
): void {
  app.get(
    '/api/operator/payments/unknown',
    {
      onRequest: requireOperator,
      schema: { hide: true, querystring: UnknownPaymentsQuery, response: { 200: UnknownPaymentsPage, ...failures } },
    },
    async ({ query: { since, until, skip } }) => {
      const { payments, nextSkip } = await unknown.page({ since: new Date(since), until: new Date(until), skip });
      return { success: true as const, payments: payments.map(onWire), nextSkip };
    },
  );

  app.post(
    '/api/operator/payments/:paymentId/refund-unknown',
    {
      config: { limits: OPERATORS_ARE_NOT_COUNTED },
      onRequest: requireOperator,
      schema: {
        hide: true,
        params: PaymentIdParam,
        body: RefundUnknownRequest,
        response: { 200: RefundUnknownAnswer, ...failures },
      },
    },
    async ({ params, body }) => {
      const amount = await unknown.sendBack(params.paymentId, body);
      return { success: true as const, amount: toRupees(amount) };
    },
  );
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
