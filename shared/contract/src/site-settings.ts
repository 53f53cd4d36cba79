import type { SiteSettings } from '@kaagazz/api-schema';

import { requiredContext } from './required-context.ts';

export type { SiteSettings } from '@kaagazz/api-schema';

/** Settings from the staff app. They don't change after the document is rendered. */
export const [SiteSettingsProvider, useSiteSettings] = requiredContext<SiteSettings>(
  'useSiteSettings must be used within a SiteSettingsProvider',
);
