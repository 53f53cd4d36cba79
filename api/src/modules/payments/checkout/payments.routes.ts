import type { ShippingAddress } from '@kaagazz/api-schema';
import type { App } from '../../../app-context.ts';
import { signedIn } from '../../../plugins/auth-guard.ts';
import { route } from '../../../plugins/operation-route.ts';
import type { CountDiscountTry } from '../../discounts/discount-tries.ts';
import type { Payments } from './payments.service.ts';

interface Dependencies {
  payments: Payments;
  noteAddressUse: (userId: string, address: ShippingAddress) => Promise<void>;
  countDiscountTry: CountDiscountTry;
}

const CODES_TRIED = ['discount-codes-of-account', 'discount-codes'] as const;

export function registerPayments(app: App, { payments, noteAddressUse, countDiscountTry }: Dependencies): void {
  route(app, 'quoteCart', { config: { limits: ['quotes-of-visitor', 'quotes'] } }, (request) =>
    payments.quote(request.body, request.user?.id ?? null),
  );

  route(app, 'checkDiscount', { config: { limits: CODES_TRIED } }, (request) =>
    payments.checkDiscount(request.body, signedIn(request).id),
  );

  const opens = { config: { limits: ['payments-opened'], changesCatalogue: true } } as const;
  route(app, 'createOrder', opens, async (request) => {
    const { id } = signedIn(request);
    const { shippingAddress, discountCode } = request.body;
    if (discountCode !== undefined) await countDiscountTry(id);
    const created = await payments.createOrder(id, request.body);
    if (shippingAddress) await noteAddressUse(id, shippingAddress);
    return created;
  });

  const confirms = { config: { limits: ['payments-confirmed'], changesCatalogue: true } } as const;
  route(app, 'verifyOrder', confirms, async (request) => {
    const orderNumber = await payments.verifyOrder(signedIn(request).id, request.body);
    return { orderNumber, message: `Payment successful! Order ${orderNumber} confirmed.` };
  });

  route(app, 'getLastAddress', {}, async (request) => ({
    shippingAddress: await payments.lastAddress(signedIn(request).id),
  }));
}
