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
   * Whether to continue traces from request headers. False for visitors, who could otherwise force
   * every request to be traced.
   */
  continuesTraces: boolean;
  /**
   * Returns the route pattern when the response ends. The path itself may contain personal data.
   */
  routeOf: (request: FastifyRequest) => string;
}

export interface Tracing {
  isOn: boolean;
  /** Starts a span for every request except health checks. */
  traceRequests(app: FastifyInstance, options: RequestTracing): void;
  /** Returns the trace headers for calls made while handling this request. */
  headersOf(request: object): TraceHeaders;
  /** Starts a child of the current span and returns a function that ends it. */
  startSpan(name: string, options: SpanOptions): (error?: unknown) => void;
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
