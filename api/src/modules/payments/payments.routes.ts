import type { onRequestAsyncHookHandler } from 'fastify';
import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { failures } from '../../plugins/problem.ts';
import {
  CreateOrderAnswer,
  CreateOrderRequest,
  LastAddressAnswer,
  QuoteAnswer,
  QuoteRequest,
  VerifyOrderAnswer,
  VerifyOrderRequest,
} from './payments.schema.ts';
import type { ShippingAddress } from '../orders/shipping-address.ts';
import type { Payments } from './payments.service.ts';

interface Dependencies {
  payments: Payments;
  requireUser: onRequestAsyncHookHandler;
  /** a saved address that an order goes to comes first in the list from then on */
  noteAddressUse: (userId: string, address: ShippingAddress) => Promise<void>;
  /** sets the user if there is one */
  recogniseUser: onRequestAsyncHookHandler;
}

/** Quote, create-order, verify-order, the last address. */
export function registerPayments(
  app: App,
  { payments, noteAddressUse, requireUser, recogniseUser }: Dependencies,
): void {
  const guarded = { onRequest: requireUser };
  const documented = { tags: ['payments'], security: [{ shopper: [] }] };

  app.post(
    '/api/payment/quote',
    {
      config: { limits: ['quotes'] },
      onRequest: recogniseUser,
      schema: { tags: ['payments'], body: QuoteRequest, response: { 200: QuoteAnswer, ...failures } },
    },
    async (request) => {
      const quote = await payments.quote(request.body.products, request.user?.id ?? null);
      return { success: true as const, ...quote };
    },
  );

  app.post(
    '/api/payment/create-order',
    {
      config: { limits: ['payments-opened'], changesCatalogue: true },
      ...guarded,
      schema: { ...documented, body: CreateOrderRequest, response: { 200: CreateOrderAnswer, ...failures } },
    },
    async (request) => {
      const { id } = signedIn(request);
      const { shippingAddress } = request.body;
      const created = await payments.createOrder(id, request.body);
      if (shippingAddress) await noteAddressUse(id, shippingAddress);
      return { success: true as const, ...created };
    },
  );

  app.post(
    '/api/payment/verify-order',
    {
      config: { limits: ['payments-confirmed'], changesCatalogue: true },
      ...guarded,
      schema: { ...documented, body: VerifyOrderRequest, response: { 200: VerifyOrderAnswer, ...failures } },
    },
    async (request) => {
      const orderNumber = await payments.verifyOrder(signedIn(request).id, request.body);
      return { success: true as const, orderNumber, message: `Payment successful! Order ${orderNumber} confirmed.` };
    },
  );

  app.get(
    '/api/auth/last-address',
    { ...guarded, schema: { ...documented, response: { 200: LastAddressAnswer, ...failures } } },
    async (request) => {
      const shippingAddress = await payments.lastAddress(signedIn(request).id);
      return { success: true as const, shippingAddress };
    },
  );
}
