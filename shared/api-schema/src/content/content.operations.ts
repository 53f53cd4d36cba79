import { z } from 'zod';
import type { OperationTable } from '../operation.ts';
import { requiredText } from '../wire-text.ts';
import { SitePolicy } from './content.schema.ts';

export const contentOperations = {
  getPolicy: {
    tag: 'site',
    caller: 'anyone',
    method: 'GET',
    path: '/site/policy/:slug',
    summary: 'Returns the published text of a policy, such as `privacy-policy`.',
    params: z.object({ slug: requiredText(80) }),
    response: { 200: z.object({ success: z.literal(true), policy: SitePolicy }) },
    errors: ['NOT_FOUND'],
  },
} as const satisfies OperationTable;
