export { NO_TRACING } from './tracing.ts';
export type { TraceHeaders, Tracing } from './tracing.ts';
export { startTracing } from './start-tracing.ts';
