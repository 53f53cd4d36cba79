import type { App } from '../../../app-context.ts';
import { route } from '../../../plugins/operation-route.ts';
import type { PaymentLinks } from './payment-links.ts';

export function registerPaymentLinks(app: App, links: PaymentLinks): void {
  const opens = {
    config: { limits: ['payment-links-of-visitor', 'payment-links'], changesCatalogue: true },
  } as const;
  route(app, 'getPaymentLink', {}, async ({ params }) => ({ link: await links.find(params.token) }));
  route(app, 'openPaymentLink', opens, ({ params, body }) => links.open(params.token, body.shippingAddress));
  route(app, 'confirmPaymentLink', opens, async ({ params, body }) => {
    const orderNumber = await links.confirm(params.token, body);
    return { orderNumber, message: `Payment successful! Order ${orderNumber} confirmed.` };
  });
}
