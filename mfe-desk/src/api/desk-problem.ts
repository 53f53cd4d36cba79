import type { ApiProblem } from '@kaagazz/contract';

/** Thrown when an api call fails. `message` can be shown on the screen. */
export class DeskProblem extends Error {
  /** HTTP status, or 0 if there was no response. */
  readonly status: number;
  readonly code: string;
  /** The complete response body. */
  readonly body: unknown;

  constructor({ status, code, message, ...rest }: ApiProblem) {
    super(message);
    this.status = status;
    this.code = code;
    this.body = rest;
  }
}

/** Returns the message that a screen shows for any kind of error. */
export function messageOf(error: unknown): string {
  if (error instanceof DeskProblem && error.message) return error.message;
  return 'Something went wrong on our side. Please try again.';
}

/**
 * Returns the first field that the api reported as invalid, or an empty string if it reported none.
 */
export function invalidFieldOf(error: unknown): string {
  const body = error instanceof DeskProblem ? error.body : undefined;
  return isNamed(body) ? body.field : '';
}

function isNamed(body: unknown): body is { field: string } {
  return typeof body === 'object' && body !== null && 'field' in body && typeof body.field === 'string';
}
