import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { Problem } from './problem.ts';

/** The signed-in user, read from the database for each request. */
export interface SignedInUser {
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
    /** Set by `userGuard` and `userIfAny`. */
    user: SignedInUser | null;
  }
}

/** Returns the token of `Authorization: Bearer …`, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Returns an `onRequest` hook that sets `request.user` and rejects visitors.
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

/** Returns an `onRequest` hook that sets `request.user` if the caller is signed in. */
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

/** Returns the user of a guarded route. */
export function signedIn(request: FastifyRequest): SignedInUser {
  if (!request.user) throw new Problem('UNAUTHENTICATED', 'Please log in.');
  return request.user;
}
