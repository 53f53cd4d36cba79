import type { SiteSettings } from '@kaagazz/api-schema';

import { requiredContext } from './required-context.ts';

export type { SiteSettings } from '@kaagazz/api-schema';

/**
 * Provides the settings that founders change at the desk, such as company details and shipping
 * fees, as they were when the document was rendered.
 */
export const [SiteSettingsProvider, useSiteSettings] = requiredContext<SiteSettings>(
  'useSiteSettings must be used within a SiteSettingsProvider',
);
