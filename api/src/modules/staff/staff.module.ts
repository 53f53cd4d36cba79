import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import type { SignedInStaff } from '../../plugins/staff-guard.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { deskCookie } from './desk-cookie.ts';
import { Joining } from './joining.ts';
import { Passkeys } from './passkeys.ts';
import { SignInMethods } from './sign-in-methods.ts';
import { StaffSignIn } from './sign-in.service.ts';
import { Staff } from './staff.service.ts';
import { StaffSessions } from './staff-sessions.ts';

const HOUR_MS = 60 * 60_000;

export type StaffModule = ReturnType<typeof createStaff>;

export function createStaff(context: AppContext, throttle: Throttle) {
  const sessions = new StaffSessions(context);
  const passkeys = new Passkeys(context);
  const signIn = new StaffSignIn(context, { throttle, passkeys, sessions });
  const cookie = deskCookie(context.config.siteOrigin);
  context.jobs.register({
    'forget-desk-sign-ins': {
      everyMs: HOUR_MS,
      async run() {
        await sessions.deleteExpired();
        await passkeys.deleteExpiredChallenges();
        await signIn.deleteExpired();
      },
    },
  });
  return {
    sessions,
    passkeys,
    signIn,
    joining: new Joining(context, { passkeys, sessions, signIn }),
    methods: new SignInMethods(context, { passkeys, signIn }),
    staff: new Staff(context, sessions),

    async authenticate(request: FastifyRequest): Promise<SignedInStaff | null> {
      const token = cookie.read(request);
      if (token === null) return null;
      // Background polls must not extend the session.
      const isPoll = request.headers['x-desk-background'] !== undefined;
      return isPoll ? sessions.find(context.database, token) : sessions.use(token);
    },
  };
}
