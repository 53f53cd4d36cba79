import { ERROR_STATUS, type ErrorCode } from '@kaagazz/api-schema';

/**
 * A failure that the caller should know about. Thrown anywhere below a route, it becomes the response
 * `{ success: false, message, code, ...extra }` with the status of its code.
 */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ErrorCode;
  readonly extra: Record<string, unknown>;
  readonly status: number;

  /**
   * @param message for people; pages show it as it is
   * @param status if it differs from the code's own
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
