import { z } from 'zod';
import type { OperationTable } from '../operation.ts';
import { SiteSettings } from './site-settings.schema.ts';

export const siteSettingsOperations = {
  getSiteSettings: {
    tag: 'site',
    caller: 'anyone',
    method: 'GET',
    path: '/site/settings',
    summary: 'Returns the settings shown on the site. The shell polls them every two seconds.',
    response: { 200: z.object({ settings: SiteSettings }) },
    errors: [],
  },
} as const satisfies OperationTable;
