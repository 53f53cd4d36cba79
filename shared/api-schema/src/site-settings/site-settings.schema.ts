import { z } from 'zod';
import { storedSettings } from '../desk-settings/desk-settings.schema.ts';

/** What pages show of the shop's settings. Empty details are unknown, amounts are in rupees. */
export const SiteSettings = z.object(storedSettings).meta({ id: 'SiteSettings' });

export type SiteSettings = z.output<typeof SiteSettings>;
