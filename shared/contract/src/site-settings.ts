import type { SiteSettings } from '@kaagazz/api-schema';

import { requiredContext } from './required-context.ts';

export type { SiteSettings } from '@kaagazz/api-schema';

/** Provides the settings from the staff app. They don't change until the page is reloaded. */
export const [SiteSettingsProvider, useSiteSettings] = requiredContext<SiteSettings>(
  'useSiteSettings must be used within a SiteSettingsProvider',
);
