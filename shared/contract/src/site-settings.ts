import type { SiteSettings } from '@kaagazz/api-schema';

import { requiredContext } from './required-context.ts';

export type { SiteSettings } from '@kaagazz/api-schema';

/**
 * Provides settings that founders edit in the staff app, such as shipping fees. The values don't
 * change after the document is rendered.
 */
export const [SiteSettingsProvider, useSiteSettings] = requiredContext<SiteSettings>(
  'useSiteSettings must be used within a SiteSettingsProvider',
);
