import type { ApiProblem } from '@kaagazz/contract';

export class DeskProblem extends Error {
  /** The HTTP status, or 0 if there was no response. */
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

export function invalid(message: string): DeskProblem {
  return new DeskProblem({ status: 422, code: 'VALIDATION', message });
}

export function messageOf(error: unknown): string {
  if (error instanceof DeskProblem && error.message) return error.message;
  return 'Something went wrong on our side. Please try again.';
}

export function detailOf(error: unknown, name: 'field' | 'orderNumber'): string {
  const body = error instanceof DeskProblem ? error.body : undefined;
  const details = new Map<string, unknown>(Object.entries(body ?? {}));
  const detail = details.get(name);
  return typeof detail === 'string' ? detail : '';
}
