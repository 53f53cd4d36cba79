/** The body of a refused call, as Razorpay shapes it. */
export interface GatewayErrorBody {
  error: {
    code: 'BAD_REQUEST_ERROR' | 'SERVER_ERROR';
    description: string;
    source: string;
    step: string;
    reason: string;
    metadata: Record<string, string>;
    field?: string;
  };
}

/** A call that the gateway refuses: status 400 unless said otherwise. */
export class GatewayError extends Error {
  readonly status: number;
  readonly body: GatewayErrorBody;

  constructor(description: string, { status = 400, reason = 'input_validation_failed', field = '' } = {}) {
    super(description);
    this.status = status;
    this.body = {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description,
        source: 'business',
        step: 'payment_initiation',
        reason,
        metadata: {},
        ...(field && { field }),
      },
    };
  }
}
