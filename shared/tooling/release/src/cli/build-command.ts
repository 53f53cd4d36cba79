import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

import { APPS, ROOT } from '@kaagazz/build/apps';

import { unknownApp } from './command-arguments.ts';
import { recordBuild } from './provenance.ts';
import type { CommandTools } from './command-context.ts';

const BUILD_PROGRAM = createRequire(import.meta.url).resolve('@kaagazz/build/main');

export function addBuildCommand(tools: CommandTools): void {
  const command = tools
    .command('build', 'Builds a release of one app without publishing it.', 'build mfe-print')
    .argument('<app>', 'the shell or a remote')
    .action((app: string) =>
      tools.reply(command, async () => {
        const { releasesDir, environment } = tools.context();
        const { version, result, record } = await buildRelease(app, releasesDir, environment);
        await record();
        return { json: { app, version, folder: path.join(releasesDir, app, version) }, lines: [result] };
      }),
    );
}

export async function buildRelease(
  app: string,
  releasesDir: string,
  environment: NodeJS.ProcessEnv,
): Promise<{ version: string; result: string; record: () => Promise<void> }> {
  if (!APPS.includes(app)) throw unknownApp(app, APPS);
  const result = await runBuild(app, releasesDir, environment);
  const [, version = ''] = result.split(' ');
  const release = { app, folder: path.join(releasesDir, app, version), root: ROOT, environment };
  return { version, result, record: () => recordBuild(release) };
}

async function runBuild(app: string, releasesDir: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [BUILD_PROGRAM, app, '--releases', releasesDir], {
    cwd: ROOT,
    env: { ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`the build of ${app} failed: see the lines above`);
  return output.trim().split('\n').at(-1) ?? '';
}
