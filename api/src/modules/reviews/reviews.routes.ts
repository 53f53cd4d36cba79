import type { App } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { atDesk } from '../../plugins/staff-guard.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import type { Reviews } from './reviews.service.ts';

const writes = { config: { limits: ['reviews-of-visitor', 'reviews'] } } as const;
const decides = { config: { limits: STAFF_IS_NOT_COUNTED, changesCatalogue: true } } as const;

export function registerReviews(app: App, reviews: Reviews): void {
  route(app, 'listReviews', {}, async ({ params }) => ({ reviews: await reviews.published(params.id) }));

  route(app, 'writeReview', writes, async ({ params, body }) => {
    await reviews.write(params.id, body);
    return {};
  });

  route(app, 'listDeskReviews', {}, ({ query }) => reviews.page(query));

  route(app, 'decideReview', decides, async (request) => ({
    data: await reviews.decide(atDesk(request), request.params.id, request.body),
  }));
}
