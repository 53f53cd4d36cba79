import type { ShippingAddress } from '@kaagazz/api-schema';
import type { App } from '../../../app-context.ts';
import { signedIn } from '../../../plugins/auth-guard.ts';
import { route } from '../../../plugins/operation-route.ts';
import type { CountDiscountTry } from '../../discounts/discount-tries.ts';
import { summaryOf } from '../checkout/offer.ts';
import type { CashOrders } from './cash-orders.ts';

interface Dependencies {
  cashOrders: CashOrders;
  noteAddressUse: (userId: string, address: ShippingAddress) => Promise<void>;
  countDiscountTry: CountDiscountTry;
}

const REQUESTS = { config: { limits: ['cash-orders-of-account', 'cash-orders'], changesCatalogue: true } } as const;

export function registerCashOrders(app: App, { cashOrders, noteAddressUse, countDiscountTry }: Dependencies): void {
  route(app, 'requestCashCode', REQUESTS, async (request) => {
    const { id } = signedIn(request);
    const { shippingAddress, discountCode } = request.body;
    if (discountCode !== undefined) await countDiscountTry(id);
    const attempt = await cashOrders.requestCode(id, request.body);
    await noteAddressUse(id, shippingAddress);
    return { id: attempt.id, summary: summaryOf(attempt) };
  });

  route(app, 'confirmCash', { config: { limits: ['cash-codes-typed'] } }, async (request) => {
    const orderNumber = await cashOrders.confirm(signedIn(request).id, request.body);
    return { orderNumber, message: `Order ${orderNumber} confirmed.` };
  });
}
