import { z } from 'zod';
import { SiteCategory } from '../catalog/catalog.schema.ts';
import { storedSettings } from '../desk-settings/desk-settings.schema.ts';

const { company, social, pause } = storedSettings;

/** Settings shown on pages. Unknown details are empty. Amounts are in rupees. */
export const SiteSettings = z
  .object({
    company,
    social,
    shipping: z.object({
      /** Shipping fee outside all zones. */
      flatFee: z.number(),
      freeAbove: z.number(),
      /** Whether the shipping fee depends on the address or weight. */
      varies: z.boolean(),
      /**
       * Price of gift wrap. Null if the shop doesn't wrap gifts. Older versions of the api don't
       * send this field.
       */
      giftWrap: z.number().nullable().optional(),
    }),
    pause,
    /**
     * Days without production and deliveries, as YYYY-MM-DD, or as MM-DD if yearly. Older versions
     * of the api don't send this field.
     */
    holidays: z.array(z.string()).optional(),
    /** Message at the top of every page. Empty if there is none. */
    notice: z.string(),
    /**
     * Visible categories and collections in menu order. Older versions of the api don't send this
     * field.
     */
    categories: z.array(SiteCategory).optional(),
  })
  .meta({ id: 'SiteSettings' });

export type SiteSettings = z.output<typeof SiteSettings>;
