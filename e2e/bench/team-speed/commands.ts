import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Workplace {
  root: string;
  releasesDir: string;
  env: NodeJS.ProcessEnv;
}

export const CHANGED_APP = 'mfe-print';
export const CHANGED_PAGE = '/KaagazzPrint';
const CHANGED_FILE = 'mfe-print/src/pages/print-hub-page.tsx';

let changes = 0;

export async function changeOneLine({ root }: Workplace): Promise<string> {
  const file = path.join(root, CHANGED_FILE);
  const source = await readFile(file, 'utf8');
  const word = `edition-${(changes += 1)}`;
  const changed = source.replace(/ title="([^"]*?)(?: edition-\d+)?"/, ` title="$1 ${word}"`);
  if (changed === source) throw new Error(`${CHANGED_FILE} has no title in one line`);
  await writeFile(file, changed);
  return word;
}

export async function release({ root, env }: Workplace, ...args: string[]): Promise<number> {
  return (await timedRun('npm', ['run', '--silent', 'release', '--', ...args], root, env)).seconds;
}

export async function build({ root, releasesDir, env }: Workplace, app: string): Promise<number> {
  const script = ['shared/tooling/build/src/main.ts', app, '--activate', '--releases', releasesDir];
  return (await timedRun(process.execPath, script, root, env)).seconds;
}

export async function buildOneBundle({
  root,
  releasesDir,
  env,
}: Workplace): Promise<{ seconds: number; folder: string }> {
  const script = ['shared/tooling/build/src/one-bundle/one-bundle-main.ts', releasesDir];
  const { seconds, output } = await timedRun(process.execPath, script, root, env);
  const folder = /^one bundle: (.+)$/m.exec(output)?.[1];
  if (!folder) throw new Error(`the one bundle was not built: ${output}`);
  return { seconds, folder: path.join(folder, 'shell', path.basename(folder)) };
}

export async function clearBuildCaches({ root }: Workplace): Promise<void> {
  for (const cache of ['.cache', '.swc']) await rm(path.join(root, cache), { recursive: true, force: true });
}

async function timedRun(
  program: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ seconds: number; output: string }> {
  const started = performance.now();
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} exited with code ${code}:\n${output}`);
  return { seconds: (performance.now() - started) / 1000, output };
}
