import type { App } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { atDesk } from '../../plugins/staff-guard.ts';
import {
  PHOTOGRAPH_UPLOAD,
  registerPhotographUploads,
  sendPhotograph,
} from '../shopper-photographs/photograph-routes.ts';
import type { ShopperPhotographs } from '../shopper-photographs/shopper-photographs.service.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import type { Reviews } from './reviews.service.ts';

const writes = { config: { limits: ['reviews-of-visitor', 'reviews'] } } as const;
const decides = { config: { limits: STAFF_IS_NOT_COUNTED, changesCatalogue: true } } as const;

const uploads = { config: { limits: ['review-photographs-of-visitor', 'review-photographs'] } } as const;
/**
 * How long browsers may cache a published photograph, in seconds. A cached photograph stays visible
 * even if staff reject it.
 */
const PUBLISHED_MAX_AGE = 60 * 60;

export async function registerReviews(
  app: App,
  { reviews, photographs }: { reviews: Reviews; photographs: ShopperPhotographs },
): Promise<void> {
  route(app, 'listReviews', {}, async ({ params }) => ({ reviews: await reviews.published(params.id) }));

  route(app, 'writeReview', writes, async ({ params, body }) => {
    await reviews.write(params.id, body);
    return {};
  });

  await registerPhotographUploads(app, (scope) => {
    route(scope, 'uploadReviewPhotograph', { ...uploads, ...PHOTOGRAPH_UPLOAD }, async (request) => {
      const { params, query, body } = request;
      return { photograph: await reviews.addPhotograph(params.id, query.token, body) };
    });
  });

  route(app, 'getReviewPhotograph', {}, async ({ params, query }, reply) => {
    const webp = await photographs.content('published review', params.photograph, query.size);
    return sendPhotograph(reply, webp, PUBLISHED_MAX_AGE);
  });

  route(app, 'getDeskReviewPhotograph', {}, async ({ params, query }, reply) =>
    sendPhotograph(reply, await photographs.content('review', params.photograph, query.size)),
  );

  route(app, 'listDeskReviews', {}, ({ query }) => reviews.page(query));

  route(app, 'decideReview', decides, async (request) => ({
    data: await reviews.decide(atDesk(request), request.params.id, request.body),
  }));
}
