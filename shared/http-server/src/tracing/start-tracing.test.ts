import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const COUNT_LOADED = `
  import { createRequire } from 'node:module';
  import { startTracing } from '@kaagazz/http-server/tracing';
  const tracing = await startTracing('test', process.env, () => undefined);
  const loaded = Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('@opentelemetry'));
  console.log(tracing.isOn, loaded.length);
  await tracing.stop();`;

async function loadedWith(environment: NodeJS.ProcessEnv): Promise<[isOn: boolean, files: number]> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', COUNT_LOADED], {
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH, ...environment },
  });
  const [isOn, files] = stdout.trim().split(' ');
  return [isOn === 'true', Number(files)];
}

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };

it.each([
  ['without a collector', {}],
  ['with an empty address', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
  ['if the SDK is disabled', { ...ENDPOINT, OTEL_SDK_DISABLED: 'true' }],
  ['if traces are not exported', { ...ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }],
])('OpenTelemetry is not loaded %s', async (_when, environment) => {
  expect(await loadedWith(environment)).toEqual([false, 0]);
});

it.each([[ENDPOINT], [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:9/v1/traces' }]])(
  'OpenTelemetry is loaded with %j',
  async (environment) => {
    const [isOn, files] = await loadedWith(environment);

    expect(isOn).toBe(true);
    expect(files).toBeGreaterThan(10);
  },
);
