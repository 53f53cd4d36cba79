import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { unknownApp } from './command-arguments.ts';
import { ROOT } from './command-context.ts';
import { recordBuild } from './provenance.ts';
import type { CommandTools } from './command-context.ts';

export function addBuildCommand(tools: CommandTools): void {
  const command = tools
    .command('build', 'Builds a release of one app. Visitors don’t get it yet.', 'build mfe-print')
    .argument('<app>', 'the shell or a remote')
    .action((app: string) =>
      tools.reply(command, async () => {
        const known = sourceApps();
        if (!known.includes(app)) throw unknownApp(app, known);
        const { releasesDir, environment } = tools.context();
        const result = await runBuild(app, releasesDir, environment);
        const [, version = ''] = result.split(' ');
        await recordBuild({ app, folder: path.join(releasesDir, app, version), root: ROOT, environment });
        return { json: { app, version, folder: path.join(releasesDir, app, version) }, lines: [result] };
      }),
    );
}

function sourceApps(): string[] {
  return readdirSync(ROOT).filter(
    (name) => /^(shell|mfe-[a-z0-9-]+)$/.test(name) && existsSync(path.join(ROOT, name, 'package.json')),
  );
}

/**
 * Returns the last line of the build's output, such as `mfe-print 1.0.0-3f9c2a7b1d built in 4.1 s`.
 */
async function runBuild(app: string, releasesDir: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const script = path.join(ROOT, 'shared/tooling/build/src/main.ts');
  const child = spawn(process.execPath, [script, app, '--releases', releasesDir], {
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
