import { ERROR_STATUS, type ErrorCode } from '@kaagazz/api-schema';

export class Problem extends Error {
  override name = 'Problem';
  readonly code: ErrorCode;
  readonly extra: Record<string, unknown>;
  readonly status: number;

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
