import type { App } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { atDesk } from '../../plugins/staff-guard.ts';
import { OPERATORS_ARE_NOT_COUNTED, STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import type { Staff } from './staff.service.ts';

const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED } } as const;

export function registerStaff(app: App, staff: Staff): void {
  route(app, 'listStaff', {}, ({ query }) => staff.page(query));
  route(app, 'getStaffMember', {}, async ({ params }) => ({ data: await staff.one(params.id) }));
  route(app, 'inviteStaff', CHANGES, async (request) => ({
    data: (await staff.invite(atDesk(request), request.body)).person,
  }));
  route(app, 'changeStaffRole', CHANGES, async (request) => ({
    data: await staff.changeRole(atDesk(request), request.params.id, request.body),
  }));
  route(app, 'removeStaff', CHANGES, async (request) => ({
    data: await staff.remove(atDesk(request), request.params.id),
  }));
  route(app, 'renewInvitation', CHANGES, async (request) => ({
    data: await staff.renewInvitation(atDesk(request), request.params.id),
  }));

  const operator = { config: { limits: OPERATORS_ARE_NOT_COUNTED } };
  route(app, 'inviteStaffByCommand', operator, async ({ body: { who, ...invited } }) => {
    const { person, joinUrl } = await staff.invite({ machine: who }, invited);
    return { data: person, joinUrl };
  });
}
