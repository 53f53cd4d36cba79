import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Headers that continue a trace in another process. Empty if tracing is disabled. */
export type TraceHeaders = Readonly<Record<string, string>>;

export interface SpanOptions {
  kind: 'internal' | 'client';
  /** Must not contain personal data. */
  attributes: Record<string, string>;
}

export interface RequestTracing {
  /**
   * Whether to continue traces that clients have started. Must be false on a public server, because
   * visitors could otherwise force the server to trace every request.
   */
  continuesTraces: boolean;
  /**
   * Must return the route pattern instead of the path, because the path may contain personal data.
   */
  routeOf: (request: FastifyRequest) => string;
}

export interface Tracing {
  isOn: boolean;
  /** Excludes health checks. */
  traceRequests(app: FastifyInstance, options: RequestTracing): void;
  headersOf(request: object): TraceHeaders;
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
