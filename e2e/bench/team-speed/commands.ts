import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';

/** A checkout in which a team works, with releases of its own. */
export interface Workplace {
  root: string;
  releasesDir: string;
  /** settings of its commands, as a team's shell has them */
  env: NodeJS.ProcessEnv;
}

/**
 * Runs `npm run release -- ...` there.
 *
 * @returns seconds, npm's own start among them
 * @throws with what it said, when it fails
 */
export async function release({ root, env }: Workplace, ...commandArguments: string[]): Promise<number> {
  const ran = await timed('npm', ['run', '--silent', 'release', '--', ...commandArguments], root, env);
  return ran.seconds;
}

/** Builds an app as `npm start` and `npm test` do, and makes it the stable release. @returns seconds */
export async function build({ root, releasesDir, env }: Workplace, app: string): Promise<number> {
  const script = ['shared/build/src/main.ts', app, '--activate', '--releases', releasesDir];
  return (await timed(process.execPath, script, root, env)).seconds;
}

/** Builds the one bundle that the site would be without federation. @returns seconds, and the folder of its one release */
export async function buildOneBundle({
  root,
  releasesDir,
  env,
}: Workplace): Promise<{ seconds: number; folder: string }> {
  const { seconds, said } = await timed(
    process.execPath,
    ['shared/build/src/one-bundle-main.ts', releasesDir],
    root,
    env,
  );
  const place = /^one bundle: (.+)$/m.exec(said)?.[1];
  if (!place) throw new Error(`the one bundle was not built: ${said}`);
  return { seconds, folder: path.join(place, 'shell', path.basename(place)) };
}

/** Forgets what webpack and SWC kept of earlier builds. */
export async function forgetBuilds({ root }: Workplace): Promise<void> {
  for (const cache of ['.cache', '.swc']) await rm(path.join(root, cache), { recursive: true, force: true });
}

async function timed(
  program: string,
  programArguments: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ seconds: number; said: string }> {
  const started = performance.now();
  const child = spawn(program, programArguments, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} ${programArguments.join(' ')} ended with code ${code}:\n${said}`);
  return { seconds: (performance.now() - started) / 1000, said };
}
