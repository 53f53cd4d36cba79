import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Headers that continue a trace in another process. Empty if tracing is disabled. */
export type TraceHeaders = Readonly<Record<string, string>>;

export interface SpanOptions {
  /** `client` for calls to another process. */
  kind: 'internal' | 'client';
  /** Must not contain personal data. */
  attributes: Record<string, string>;
}

export interface RequestTracing {
  /**
   * Whether to continue traces from request headers. False for visitors' requests, because visitors
   * could otherwise force every request to be traced.
   */
  continuesTraces: boolean;
  /**
   * Returns the route pattern, because the path may contain personal data. Called when the response
   * ends.
   */
  routeOf: (request: FastifyRequest) => string;
}

export interface Tracing {
  isOn: boolean;
  /** Starts a span for each request except health checks. */
  traceRequests(app: FastifyInstance, options: RequestTracing): void;
  /** Returns the trace headers for calls that are made while handling this request. */
  headersOf(request: object): TraceHeaders;
  /**
   * Starts a child of the current span. Returns a function that must be called to end the child
   * span.
   */
  startSpan(name: string, options: SpanOptions): (error?: unknown) => void;
  /** Runs `work` in a child of the current span. */
  inSpan<Result>(name: string, options: SpanOptions, work: (headers: TraceHeaders) => Promise<Result>): Promise<Result>;
  /** Exports the remaining spans. */
  stop(): Promise<void>;
}

export const NO_TRACING: Tracing = {
  isOn: false,
  traceRequests: () => undefined,
  headersOf: () => ({}),
  startSpan: () => () => undefined,
  inSpan: (_name, _options, work) => work({}),
  stop: () => Promise.resolve(),
};
