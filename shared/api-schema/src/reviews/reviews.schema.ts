import { REVIEW_LIMITS, REVIEW_STATES } from '@kaagazz/domain';
import { z } from 'zod';
import { EditedVersion } from '../desk-list/desk-list.schema.ts';
import { PhotographIds, ShopperPhotograph } from '../shopper-photographs/shopper-photographs.schema.ts';
import { oneLine, requiredText, text } from '../wire-text.ts';

const stars = z.int().min(1).max(5);

export const Review = z
  .object({
    _id: z.string(),
    name: z.string(),
    stars: z.int(),
    text: z.string(),
    reply: z.string(),
    /** Not sent by older versions of the api. */
    photographs: z.array(ShopperPhotograph).optional(),
    createdAt: z.string(),
  })
  .meta({ id: 'Review' });

export type Review = z.output<typeof Review>;

export const ReviewsResponse = z.object({ success: z.literal(true), reviews: z.array(Review) });

export const NewReview = z.object({
  token: requiredText(200),
  stars,
  name: oneLine(REVIEW_LIMITS.name),
  text: text(REVIEW_LIMITS.text),
  photographs: PhotographIds,
});

export const PhotographToken = z.object({ token: requiredText(200) });

export const ReviewAccepted = z.object({ success: z.literal(true) });

export const DeskReview = z
  .object({
    id: z.string(),
    version: z.int(),
    state: z.enum(REVIEW_STATES),
    productId: z.string(),
    /** Not sent by older versions of the api. */
    productTitle: z.string().optional(),
    orderId: z.string(),
    name: z.string(),
    stars: z.int(),
    text: z.string(),
    reply: z.string(),
    photographs: z.array(ShopperPhotograph).optional(),
    createdAt: z.string(),
  })
  .meta({ id: 'DeskReview' });

export type DeskReview = z.output<typeof DeskReview>;

export const DeskReviewFilters = { state: z.enum(REVIEW_STATES).optional() };

export const ReviewDecision = EditedVersion.extend({
  state: z.enum(['published', 'rejected']),
  reply: text(REVIEW_LIMITS.reply),
});
