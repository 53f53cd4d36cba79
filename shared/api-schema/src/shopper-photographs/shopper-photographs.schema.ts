import { PHOTOGRAPH_LIMITS } from '@kaagazz/domain';
import { z } from 'zod';

const id = z.string().regex(/^[0-9a-f]{32}$/);

/** Dimensions of the full-size photograph in pixels. */
const size = { width: z.int(), height: z.int() };

export const ShopperPhotograph = z
  .object({
    url: z.string(),
    ...size,
  })
  .meta({ id: 'ShopperPhotograph' });

export type ShopperPhotograph = z.output<typeof ShopperPhotograph>;

export const OwnPhotograph = z
  .object({
    id: z.string(),
    image: z.string(),
    ...size,
  })
  .meta({ id: 'OwnPhotograph' });

export type OwnPhotograph = z.output<typeof OwnPhotograph>;

export const PhotographUploaded = z.object({ success: z.literal(true), photograph: OwnPhotograph });

/** In display order. */
export const PhotographIds = z.array(id).max(PHOTOGRAPH_LIMITS.count).default([]);

export const PhotographParams = z.object({ photograph: id.nullable().catch(null) });

export const PhotographSize = z.object({ size: z.enum(['small', 'full']).default('full') });
