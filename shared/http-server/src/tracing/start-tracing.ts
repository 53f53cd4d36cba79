import { NO_TRACING } from './tracing.ts';
import type { Tracing } from './tracing.ts';

export async function startTracing(
  service: string,
  environment: NodeJS.ProcessEnv,
  onError: (error: unknown) => void,
): Promise<Tracing> {
  if (!hasCollector(environment)) return NO_TRACING;
  const { OtelTracing } = await import('./otel-tracing.ts');
  return new OtelTracing(service, onError);
}

function hasCollector(environment: NodeJS.ProcessEnv): boolean {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = environment;
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER } = environment;
  const isDisabled = OTEL_SDK_DISABLED?.toLowerCase() === 'true' || OTEL_TRACES_EXPORTER === 'none';
  return !isDisabled && Boolean(OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? OTEL_EXPORTER_OTLP_ENDPOINT);
}
