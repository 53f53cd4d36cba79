import { z } from 'zod';

/** Every error code with its HTTP status. Codes are stable: clients may depend on them. */
export const ERROR_STATUS = {
  AMOUNT_TOO_SMALL: 400,
  BAD_CURSOR: 400,
  BAD_REQUEST: 400,
  INVALID_OTP: 400,
  MALFORMED_JSON: 400,
  OTP_EXPIRED: 400,
  OTP_LOCKED: 400,
  PART_SIZE: 400,
  PART_UNKNOWN: 400,
  SIGNATURE_INVALID: 400,
  VALIDATION: 400,
  TOKEN_EXPIRED: 401,
  UNAUTHENTICATED: 401,
  FOREIGN_ORIGIN: 403,
  ADDRESS_NOT_FOUND: 404,
  FILE_NOT_FOUND: 404,
  NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  PAYMENT_NOT_FOUND: 404,
  PICTURE_UNKNOWN: 404,
  PRINT_LINE_NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,
  REQUEST_FILE_NOT_FOUND: 404,
  SERVICE_UNKNOWN: 404,
  SESSION_NOT_FOUND: 404,
  ALREADY_PAID: 409,
  CHECKOUT_CHANGED: 409,
  FILE_CLOSED: 409,
  FILE_INCOMPLETE: 409,
  FILE_IN_USE: 409,
  NOT_CANCELLABLE: 409,
  NOT_FORWARD: 409,
  OUT_OF_STOCK: 409,
  PAYMENT_FAILED: 409,
  PAYMENT_IN_PROGRESS: 409,
  PAYMENT_KNOWN: 409,
  PAYMENT_MISMATCH: 409,
  PAYMENT_NOT_CAPTURED: 409,
  PAYMENT_NOT_OURS: 409,
  PAYMENT_REFUNDED: 409,
  PAYMENT_TOO_LATE: 409,
  PRICES_CHANGED: 409,
  PRICE_CHANGED: 409,
  PRICE_ON_REQUEST: 409,
  PRINT_LINE_ORDERED: 409,
  PRODUCT_GONE: 409,
  PROOF_CHANGED: 409,
  PROOF_NOT_APPROVED: 409,
  REFUNDED_ALREADY: 409,
  REFUND_REFUSED: 409,
  STOCK_GONE: 409,
  TOO_MANY_ADDRESSES: 409,
  TOO_MANY_PRINT_LINES: 409,
  TOO_MANY_UPLOADS: 409,
  TOO_MUCH_STORED: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  CATALOG_REJECTED: 422,
  FILE_ACTIVE: 422,
  FILE_ANIMATED: 422,
  FILE_EMPTY: 422,
  FILE_EXTERNAL: 422,
  FILE_MACROS: 422,
  FILE_NO_PAGES: 422,
  FILE_PAGE_SIZE: 422,
  FILE_PROTECTED: 422,
  FILE_TOO_COMPLEX: 422,
  FILE_TOO_LARGE: 422,
  FILE_TOO_MANY_PAGES: 422,
  FILE_TYPE: 422,
  FILE_UNREADABLE: 422,
  PICTURE_REFUSED: 422,
  PRICES_REJECTED: 422,
  SHEET_TOO_COMPLEX: 422,
  RESEND_TOO_SOON: 429,
  TOO_MANY_CODES: 429,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_TRIES: 429,
  INTERNAL: 500,
  PAYMENT_GATEWAY_UNAVAILABLE: 502,
  DATABASE_UNAVAILABLE: 503,
  FILE_CHECKS_BUSY: 503,
  FILE_IN_CHECK: 503,
  STOPPING: 503,
  STORAGE_UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

const details = {
  /** For `VALIDATION`: the first invalid field. */
  field: z.string().optional(),
  /** For `VALIDATION`: error messages by field. */
  fields: z.record(z.string(), z.string()).optional(),
  /** The cart line that can't be paid. */
  productId: z.string().optional(),
  /** For `ALREADY_PAID`. */
  orderNumber: z.string().optional(),
  /** Seconds. */
  retryAfter: z.number().optional(),
};

/** The body of an error. Some codes add further fields. */
export const Problem = z
  .looseObject({
    success: z.literal(false),
    /** For the shopper. */
    message: z.string(),
    /** Stable. */
    code: z.string(),
    ...details,
  })
  .meta({ id: 'Problem', description: 'The body of every failed call' });

export type ProblemDetails = z.output<z.ZodObject<typeof details>>;
