import type { DeskPerson } from '@kaagazz/api-schema';
import { permissionsOf } from '@kaagazz/domain/desk';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, AppContext } from '../../app-context.ts';
import { originOf } from '../../plugins/foreign-origin.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { logSecurityEvent } from '../../plugins/security-log.ts';
import { atDesk, type SignedInStaff } from '../../plugins/staff-guard.ts';
import { deviceName } from '../auth/device-name.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import { deskCookie } from './desk-cookie.ts';
import type { StaffModule } from './staff.module.ts';

const SIGNS_IN = { config: { limits: ['desk-sign-ins'] } } as const;
const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED } } as const;

export function registerDeskSession(app: App, context: AppContext, parts: StaffModule): void {
  const { config, database, now } = context;
  const { sessions, passkeys, signIn, joining, methods } = parts;
  const cookie = deskCookie(config.siteOrigin);
  const place = (request: FastifyRequest) => ({
    origin: originOf(request, config) ?? config.siteOrigin,
    device: deviceName(request.headers['user-agent']),
  });
  const personOf = async (token: string) => {
    const person = await sessions.find(database, token);
    if (!person) throw new Error('a new session is not found');
    return onWire(person, now());
  };
  const signedIn = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    cookie.set(reply, token);
    logSecurityEvent(request, 'signed-in');
    return personOf(token);
  };

  route(app, 'getDeskPerson', {}, async (request) => {
    const token = cookie.read(request);
    const person = token && (await sessions.find(database, token));
    if (person) return { success: true as const, data: onWire(person, now()) };
    return { success: false as const, code: 'NO_SESSION' as const, message: 'Nobody is signed in.' };
  });
  route(app, 'startPasskeySignIn', SIGNS_IN, async (request) => ({
    options: { ...(await passkeys.signInOptions(place(request).origin)) },
  }));
  route(app, 'signInWithPasskey', SIGNS_IN, async (request, reply) => {
    const token = await signIn.withPasskey(request.body.response, place(request));
    return { data: await signedIn(request, reply, token) };
  });
  route(app, 'sendDeskCode', SIGNS_IN, async ({ body }) => {
    await signIn.sendCode(body.email);
    return {};
  });
  route(app, 'signInWithDeskCode', SIGNS_IN, async (request, reply) => {
    const token = await signIn.withCodes(request.body, place(request).device);
    return { data: await signedIn(request, reply, token) };
  });
  route(app, 'signOutOfDesk', SIGNS_IN, async (request, reply) => {
    const token = cookie.read(request);
    if (token) await sessions.endByToken(token);
    cookie.clear(reply);
    logSecurityEvent(request, 'signed-out');
    return {};
  });
  route(app, 'startStepUp', CHANGES, async (request) => ({
    options: { ...(await passkeys.signInOptions(place(request).origin)) },
  }));
  route(app, 'stepUp', CHANGES, async (request) => {
    const { origin } = place(request);
    await signIn.stepUp(atDesk(request), request.body, origin);
    return { data: await personOf(cookie.read(request) ?? '') };
  });

  route(app, 'listDeskSessions', {}, async (request) => {
    const own = await sessions.list(atDesk(request).id);
    const data = own.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: id === atDesk(request).sessionId,
    }));
    return { data, total: data.length };
  });
  route(app, 'endDeskSession', CHANGES, async (request) => {
    const isEnded = await sessions.end(atDesk(request).id, request.params.id);
    if (!isEnded) throw new Problem('SESSION_NOT_FOUND', 'This session has already ended.');
    logSecurityEvent(request, 'session-ended');
    return {};
  });

  route(app, 'openInvitation', SIGNS_IN, (request) => joining.open(request.body.token, place(request).origin));
  route(app, 'joinWithPasskey', SIGNS_IN, async (request, reply) => {
    const { token, recoveryCodes } = await joining.withPasskey(request.body, place(request));
    return { data: await signedIn(request, reply, token), recoveryCodes };
  });
  route(app, 'joinWithAuthenticator', SIGNS_IN, async (request, reply) => {
    const { token, recoveryCodes } = await joining.withAuthenticator(request.body, place(request).device);
    return { data: await signedIn(request, reply, token), recoveryCodes };
  });

  route(app, 'getSignInMethods', {}, async (request) => ({ data: await methods.list(atDesk(request)) }));
  route(app, 'startNewPasskey', CHANGES, async (request) => ({
    options: { ...(await passkeys.registrationOptions(atDesk(request), place(request).origin)) },
  }));
  route(app, 'addPasskey', CHANGES, async (request) => {
    await methods.addPasskey(atDesk(request), request.body, place(request).origin);
    return {};
  });
  route(app, 'removePasskey', CHANGES, async (request) => {
    await methods.removePasskey(atDesk(request), request.params.id);
    return {};
  });
  route(app, 'startNewAuthenticator', CHANGES, (request) => methods.startAuthenticator(atDesk(request)));
  route(app, 'setAuthenticator', CHANGES, async (request) => {
    await methods.setAuthenticator(atDesk(request), request.body.totp);
    return {};
  });
  route(app, 'renewRecoveryCodes', CHANGES, async (request) => ({
    recoveryCodes: await methods.renewRecoveryCodes(atDesk(request)),
  }));
}

function onWire({ id, name, email, role, idleUntil, steppedUpUntil }: SignedInStaff, now: Date): DeskPerson {
  return {
    id,
    name,
    email,
    role,
    permissions: permissionsOf(role),
    idleUntil: idleUntil.toISOString(),
    steppedUpUntil: steppedUpUntil > now ? steppedUpUntil.toISOString() : null,
  };
}
