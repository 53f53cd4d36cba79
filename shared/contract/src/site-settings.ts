import type { SiteSettings } from '@kaagazz/api-schema';

import { requiredContext } from './required-context.ts';

export type { SiteSettings } from '@kaagazz/api-schema';

/**
 * Company details, shipping and everything else that a founder sets at the desk, as of when the
 * document was rendered.
 */
export const [SiteSettingsProvider, useSiteSettings] = requiredContext<SiteSettings>(
  'useSiteSettings must be used within a SiteSettingsProvider',
);
