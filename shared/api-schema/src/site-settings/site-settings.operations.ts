import { z } from 'zod';
import type { OperationTable } from '../operation.ts';
import { SiteSettings } from './site-settings.schema.ts';

export const siteSettingsOperations = {
  getSiteSettings: {
    tag: 'site',
    caller: 'anyone',
    method: 'GET',
    path: '/site/settings',
    summary: 'Returns the public settings, such as the company details and shipping fees.',
    response: { 200: z.object({ settings: SiteSettings }) },
    errors: [],
  },
} as const satisfies OperationTable;
