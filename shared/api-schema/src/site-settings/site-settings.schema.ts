import { z } from 'zod';
import { storedSettings } from '../desk-settings/desk-settings.schema.ts';

const { company, social, pause } = storedSettings;

/** What pages show of the shop's settings. Empty details are unknown, amounts are in rupees. */
export const SiteSettings = z
  .object({
    company,
    social,
    shipping: z.object({
      /** The fee outside of all zones. */
      flatFee: z.number(),
      freeAbove: z.number(),
      /** Whether the fee depends on the address or the weight. */
      varies: z.boolean(),
    }),
    pause,
    /** A message at the top of every page. Empty on most days. */
    notice: z.string(),
  })
  .meta({ id: 'SiteSettings' });

export type SiteSettings = z.output<typeof SiteSettings>;
