import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import type { BuyerReturns } from './buyer-returns.ts';

const REQUESTS = { config: { limits: ['returns-requested'] } } as const;

/** Registers the routes for shoppers' return requests. */
export function registerBuyerReturns(app: App, returns: BuyerReturns): void {
  route(app, 'listMyReturns', {}, async (request) => ({
    data: await returns.ofOrder(signedIn(request).id, request.params.orderNumber),
  }));
  route(app, 'requestMyReturn', REQUESTS, async (request) => ({
    data: await returns.request(signedIn(request).id, request.params.orderNumber, request.body),
  }));
}
