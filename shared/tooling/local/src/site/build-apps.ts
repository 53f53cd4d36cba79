import { spawn } from 'node:child_process';

import { ROOT } from '../process/root.ts';

export interface BuildOptions {
  releasesDir: string;
  mode?: 'production' | 'development';
  signal?: AbortSignal;
}

export type Step = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

export class BuildFailed extends Error {
  override name = 'BuildFailed';
}

const CONCURRENCY = 2;

export async function buildApps(apps: readonly string[], options: BuildOptions, step: Step): Promise<void> {
  const waiting = [...apps];
  const worker = async () => {
    for (let app = waiting.shift(); app !== undefined; app = waiting.shift()) {
      const name = app;
      await step(`build ${name}`, () => buildApp(name, options));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

export async function buildApp(
  app: string,
  { releasesDir, mode = 'production', signal }: BuildOptions,
): Promise<string> {
  const buildArguments = [
    'shared/tooling/build/src/main.ts',
    app,
    '--activate',
    '--mode',
    mode,
    '--releases',
    releasesDir,
  ];
  const child = spawn(process.execPath, buildArguments, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: mode },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new BuildFailed(output.trim() || `the build of ${app} exited with code ${code}`);
  const [, version = '', outcome = ''] = output.trim().split('\n').at(-1)?.split(' ') ?? [];
  return outcome === 'unchanged' ? outcome : version;
}
