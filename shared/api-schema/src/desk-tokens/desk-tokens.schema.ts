import { OPERATOR_SCOPE_NAMES, type OperatorScope } from '@kaagazz/domain/desk';
import { z } from 'zod';
import { oneLine } from '../wire-text.ts';

const scope = z.enum(OPERATOR_SCOPE_NAMES as [OperatorScope, ...OperatorScope[]]);

export const DeskToken = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(scope),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
    revokedAt: z.string().nullable(),
  })
  .meta({ id: 'DeskToken' });

export type DeskToken = z.output<typeof DeskToken>;

export const NewToken = z.object({
  name: oneLine(60, 'What is the token for?'),
  scopes: z.array(scope).min(1, 'Choose at least one scope.'),
});

export const CreatedToken = z.object({ success: z.literal(true), data: DeskToken, token: z.string() });
