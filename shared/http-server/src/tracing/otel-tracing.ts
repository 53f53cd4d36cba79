import { AsyncLocalStorage } from 'node:async_hooks';

import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  defaultTextMapSetter,
  trace,
} from '@opentelemetry/api';
import type { Context, Span, Tracer } from '@opentelemetry/api';
import { W3CTraceContextPropagator, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';

import type { RequestTracing, SpanOptions, TraceHeaders, Tracing } from './tracing.ts';

const HEALTH_CHECKS = /^\/(healthz|readyz)(\?|$)/;
const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT };

/**
 * Starts spans manually, because OpenTelemetry's automatic instrumentation records whole URLs,
 * which may contain personal data.
 */
export class OtelTracing implements Tracing {
  readonly isOn = true;
  readonly #provider: BasicTracerProvider;
  readonly #tracer: Tracer;
  readonly #propagator = new W3CTraceContextPropagator();
  readonly #current = new AsyncLocalStorage<Context>();
  readonly #contexts = new WeakMap<object, Context>();

  constructor(service: string, onError: (error: unknown) => void) {
    setGlobalErrorHandler(onError);
    const named = resourceFromAttributes({ 'service.name': service });
    const resource = defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] }));
    this.#provider = new BasicTracerProvider({
      resource,
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    });
    this.#tracer = this.#provider.getTracer('kaagazz');
  }

  traceRequests(app: FastifyInstance, { continuesTraces, routeOf }: RequestTracing): void {
    app.addHook('onRequest', (request, reply, done) => {
      if (HEALTH_CHECKS.test(request.url)) return done();
      const parent = continuesTraces
        ? this.#propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
        : ROOT_CONTEXT;
      const span = this.#tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent);
      const context = trace.setSpan(parent, span);
      this.#contexts.set(request, context);
      // Listen for `close`, because Fastify doesn't call `onResponse` if the visitor disconnects.
      reply.raw.once('close', () => {
        const route = routeOf(request);
        span.updateName(`${request.method} ${route}`).setAttributes({
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
          'http.request.header.x-request-id': [request.id],
        });
        endSpan(span, reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
      });
      this.#current.run(context, done);
    });
    // Restore the tracing context, which is lost while Fastify reads the request body.
    app.addHook('preValidation', (request, _reply, done) => {
      const context = this.#contexts.get(request);
      if (context) this.#current.run(context, done);
      else done();
    });
  }

  headersOf(request: object): TraceHeaders {
    return this.#headers(this.#contexts.get(request) ?? ROOT_CONTEXT);
  }

  startSpan(name: string, options: SpanOptions): (error?: unknown) => void {
    const span = this.#childSpan(name, options);
    return (error) => endSpan(span, error ? errorType(error) : undefined);
  }

  async inSpan<Result>(
    name: string,
    options: SpanOptions,
    work: (headers: TraceHeaders) => Promise<Result>,
  ): Promise<Result> {
    const span = this.#childSpan(name, options);
    const context = trace.setSpan(this.#parent, span);
    try {
      const result = await this.#current.run(context, () => work(this.#headers(context)));
      endSpan(span);
      return result;
    } catch (error) {
      endSpan(span, errorType(error));
      throw error;
    }
  }

  stop(): Promise<void> {
    return this.#provider.shutdown();
  }

  get #parent(): Context {
    return this.#current.getStore() ?? ROOT_CONTEXT;
  }

  #childSpan(name: string, { kind, attributes }: SpanOptions): Span {
    return this.#tracer.startSpan(name, { kind: KINDS[kind], attributes }, this.#parent);
  }

  #headers(context: Context): TraceHeaders {
    const headers: Record<string, string> = {};
    this.#propagator.inject(context, headers, defaultTextMapSetter);
    return headers;
  }
}

function endSpan(span: Span, error?: string): void {
  if (error !== undefined) span.setAttribute('error.type', error).setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Omits the error's message, because it may contain personal data. */
function errorType(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (typeof code === 'string') return code;
  return typeof name === 'string' ? name : 'unknown';
}
