import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { Problem } from './problem.ts';

/** Who is signed in, as the guard found it in the database for this very request. */
export interface SignedInUser {
  /** uuid */
  id: string;
  sessionId: string;
  email: string;
  fullname: string;
  phone: string | null;
  username: string | null;
  profilePic: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** set by `requireUser`, else null */
    user: SignedInUser | null;
  }
}

/** The token of `Authorization: Bearer ...`, or `null`. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/**
 * For a route's `onRequest`: lets only signed-in shoppers in and sets `request.user`.
 *
 * @throws Problem 401 `UNAUTHENTICATED` or `TOKEN_EXPIRED`
 */
export function userGuard(authenticate: (accessToken: string) => Promise<SignedInUser>): onRequestAsyncHookHandler {
  return async (request) => {
    const token = bearerToken(request);
    if (!token) throw new Problem('UNAUTHENTICATED', 'Please log in.');
    request.user = await authenticate(token);
  };
}

/** For the `onRequest` of a route that is open to everybody: sets `request.user` if the caller is signed in. */
export function userIfAny(authenticate: (accessToken: string) => Promise<SignedInUser>): onRequestAsyncHookHandler {
  return async (request) => {
    const token = bearerToken(request);
    if (!token) return;
    try {
      request.user = await authenticate(token);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  };
}

/** The user of a guarded route. */
export function signedIn(request: FastifyRequest): SignedInUser {
  if (!request.user) throw new Problem('UNAUTHENTICATED', 'Please log in.');
  return request.user;
}
