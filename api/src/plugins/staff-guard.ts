import { type Operation, operations } from '@kaagazz/api-schema';
import { mayRole, type StaffRole } from '@kaagazz/domain/desk';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { Problem } from './problem.ts';
import { logRefusal } from './security-log.ts';

export interface SignedInStaff {
  id: string;
  sessionId: string;
  name: string;
  email: string;
  role: StaffRole;
  idleUntil: Date;
  steppedUpUntil: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `staffGuard`. */
    staff: SignedInStaff | null;
  }
}

interface StaffGuard {
  /**
   * Returns the signed-in staff member and resets the session's idle timeout. Returns null if there
   * is no open session.
   */
  authenticate: (request: FastifyRequest) => Promise<SignedInStaff | null>;
  now: () => Date;
}

/**
 * Checks the caller's permission and, if the operation requires it, that the caller signed in
 * recently.
 */
export function staffGuard({ authenticate, now }: StaffGuard): onRequestAsyncHookHandler {
  return async (request) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined) throw new Error('a staff route without an operation');
    const { permission, stepUp }: Operation = operations[operationId];
    const person = await authenticate(request);
    if (!person) throw new Problem('UNAUTHENTICATED', 'Please sign in.');
    request.staff = person;
    if (permission && !mayRole(person.role, permission)) {
      logRefusal(request, 'access-refused', 'FORBIDDEN');
      throw new Problem('FORBIDDEN', 'Your role doesn’t allow you to do this.', { permission });
    }
    if (stepUp && person.steppedUpUntil <= now()) {
      throw new Problem('STEP_UP_REQUIRED', 'Please confirm that it’s you.');
    }
  };
}

export function atDesk(request: FastifyRequest): SignedInStaff {
  if (!request.staff) throw new Problem('UNAUTHENTICATED', 'Please sign in.');
  return request.staff;
}
