import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import { PHOTOGRAPH_UPLOAD, registerPhotographUploads } from '../shopper-photographs/photograph-routes.ts';
import type { BuyerReturns } from './buyer-returns.ts';

const REQUESTS = { config: { limits: ['returns-requested'] } } as const;
const UPLOADS = { config: { limits: ['return-photographs'] }, ...PHOTOGRAPH_UPLOAD } as const;

export async function registerBuyerReturns(app: App, returns: BuyerReturns): Promise<void> {
  route(app, 'listMyReturns', {}, async (request) => ({
    data: await returns.ofOrder(signedIn(request).id, request.params.orderNumber),
  }));
  route(app, 'requestMyReturn', REQUESTS, async (request) => ({
    data: await returns.request(signedIn(request).id, request.params.orderNumber, request.body),
  }));
  await registerPhotographUploads(app, (scope) => {
    route(scope, 'uploadReturnPhotograph', UPLOADS, async (request) => ({
      photograph: await returns.addPhotograph(signedIn(request).id, request.params.orderNumber, request.body),
    }));
  });
}
