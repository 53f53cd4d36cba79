import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { Problem } from './problem.ts';

export interface SignedInUser {
  id: string;
  sessionId: string;
  email: string;
  fullname: string;
  phone: string | null;
  username: string | null;
  profilePic: string | null;
  brandColors: string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    user: SignedInUser | null;
  }
}

export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

export function userGuard(authenticate: (accessToken: string) => Promise<SignedInUser>): onRequestAsyncHookHandler {
  return async (request) => {
    const token = bearerToken(request);
    if (!token) throw new Problem('UNAUTHENTICATED', 'Please log in.');
    request.user = await authenticate(token);
  };
}

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

export function signedIn(request: FastifyRequest): SignedInUser {
  if (!request.user) throw new Problem('UNAUTHENTICATED', 'Please log in.');
  return request.user;
}
