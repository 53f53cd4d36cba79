import { ERROR_STATUS, type ErrorCode } from '@kaagazz/api-schema';

/**
 * An error for the client. If a route throws it, the response is `{ success: false, message, code,
 * ...extra }` with the status of its code.
 */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ErrorCode;
  readonly extra: Record<string, unknown>;
  readonly status: number;

  /**
   * @param message shown to shoppers unchanged
   * @param status overrides the status of the code
   */
  constructor(
    code: ErrorCode,
    message: string,
    extra: Record<string, unknown> = {},
    status: number = ERROR_STATUS[code],
  ) {
    super(message);
    this.code = code;
    this.extra = extra;
    this.status = status;
  }
}
