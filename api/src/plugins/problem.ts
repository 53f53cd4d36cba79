import { ERROR_STATUS, type ErrorCode } from '@kaagazz/api-schema';

/** An error that makes a route respond with `{ success: false, message, code, ...extra }`. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ErrorCode;
  readonly extra: Record<string, unknown>;
  readonly status: number;

  /**
   * @param message shown to shoppers unchanged
   * @param status replaces the code's usual HTTP status
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
