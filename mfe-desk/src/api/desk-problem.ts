import type { ApiProblem } from '@kaagazz/contract';

/** A call of the api that failed. `message` is for the screen. */
export class DeskProblem extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: string;
  /** The whole body of the error. */
  readonly body: unknown;

  constructor({ status, code, message, ...rest }: ApiProblem) {
    super(message);
    this.status = status;
    this.code = code;
    this.body = rest;
  }
}

/** Returns what a screen shows for any error. */
export function messageOf(error: unknown): string {
  if (error instanceof DeskProblem && error.message) return error.message;
  return 'Something went wrong on our side. Please try again.';
}

/** Returns the first invalid field that the api named; empty if it named none. */
export function invalidFieldOf(error: unknown): string {
  const body = error instanceof DeskProblem ? error.body : undefined;
  return isNamed(body) ? body.field : '';
}

function isNamed(body: unknown): body is { field: string } {
  return typeof body === 'object' && body !== null && 'field' in body && typeof body.field === 'string';
}
