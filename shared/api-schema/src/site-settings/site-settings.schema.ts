import { z } from 'zod';
import { SiteCategory } from '../catalog/catalog.schema.ts';
import { storedSettings } from '../desk-settings/desk-settings.schema.ts';

const { company, social, pause } = storedSettings;

/** Company details that the shop hasn't entered yet are empty strings. Amounts are in rupees. */
export const SiteSettings = z
  .object({
    company,
    social,
    shipping: z.object({
      flatFee: z.number(),
      freeAbove: z.number(),
      varies: z.boolean(),
      giftWrap: z.number().nullable().optional(),
    }),
    pause,
    holidays: z.array(z.string()).optional(),
    notice: z.string(),
    /** In menu order. Not sent by older versions of the api. */
    categories: z.array(SiteCategory).optional(),
  })
  .meta({ id: 'SiteSettings' });

export type SiteSettings = z.output<typeof SiteSettings>;
