import type { App } from '../../app-context.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { atDesk } from '../../plugins/staff-guard.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import type { OperatorTokens } from './operator-tokens.ts';

const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED } } as const;

export function registerTokens(app: App, tokens: OperatorTokens): void {
  route(app, 'listTokens', {}, ({ query }) => tokens.page(query));
  route(app, 'createToken', CHANGES, (request) => tokens.create(atDesk(request), request.body));
  route(app, 'revokeToken', CHANGES, async (request) => {
    const { id } = request.params;
    if (!isUuid(id)) throw new Problem('NOT_FOUND', 'There is no such token.');
    return { data: await tokens.revoke(atDesk(request), id) };
  });
}
