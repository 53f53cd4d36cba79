import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import { print } from '../process/console-lines.ts';
import { ROOT } from '../process/root.ts';
import { FAILED, NO_REPORT, PASSED, failedFiles, repeatedTally, tallyOf } from './tally.ts';
import type { JestReport, Tally } from './tally.ts';

const MINUTE_MS = 60_000;
const TIMEOUT_MS = 45 * MINUTE_MS;
const LONG_TIMEOUT_MS = 120 * MINUTE_MS;
const MOST_REPEATED_FILES = 3;

export function runScript(
  script: string,
  scriptArguments: readonly string[],
  { env, timeout }: { env: NodeJS.ProcessEnv; timeout: number },
): Promise<number> {
  return exitCode(script, startScript(script, scriptArguments, { env, timeout, stdio: 'inherit' }));
}

function startScript(script: string, scriptArguments: readonly string[], options: SpawnOptions): ChildProcess {
  const env = { ...process.env, ...options.env };
  return spawn(process.execPath, [script, ...scriptArguments], { ...options, cwd: ROOT, env });
}

function exitCode(name: string, child: ChildProcess): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const minutes = Math.round((performance.now() - started) / MINUTE_MS);
      if (signal) print(`${name} was ended by ${signal} after ${minutes} min`);
      resolve(code ?? 1);
    });
  });
}

const PACKAGES: Record<string, string> = { depcruise: 'dependency-cruiser', stryker: '@stryker-mutator/core' };

/**
 * Returns the path of a program's JavaScript file. Don't use node_modules/.bin, because it contains
 * shell scripts on Windows.
 */
function programFile(name: string): string {
  const packageName = PACKAGES[name] ?? name;
  const manifestFile = path.join(ROOT, 'node_modules', packageName, 'package.json');
  const { bin } = createRequire(import.meta.url)(manifestFile) as { bin: string | Record<string, string> };
  const script = typeof bin === 'string' ? bin : bin[name];
  if (!script) throw new Error(`${packageName} has no program ${name}`);
  return path.join(path.dirname(manifestFile), script);
}

export async function staticCheck(name: string, ...programArguments: string[]): Promise<Tally> {
  const child = startScript(programFile(name), programArguments, { stdio: 'pipe', timeout: TIMEOUT_MS });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await exitCode(name, child);
  if (output.trim() !== '') print(output.trimEnd());
  return code === 0 ? PASSED : FAILED;
}

export async function mutationCheck(config: string): Promise<Tally> {
  const file = `shared/tooling/testing/mutation/${config}.stryker.mjs`;
  const code = await runScript(programFile('stryker'), ['run', file], { env: {}, timeout: LONG_TIMEOUT_MS });
  return code === 0 ? PASSED : FAILED;
}

/**
 * Runs Jest. If only a few test files fail, runs them again, because tests can fail on a busy
 * machine.
 */
export async function jestCheck(jestArguments: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const first = await runJest(jestArguments, env);
  const files = failedFiles(first);
  if (env['LONG'] || files.length === 0 || files.length > MOST_REPEATED_FILES) return tallyOf(first);
  print(`\nrunning again: ${files.join(', ')}`);
  const config = jestArguments.filter((argument) => argument.startsWith('--config='));
  return repeatedTally(first, await runJest([...config, '--runInBand', '--runTestsByPath', ...files], env));
}

async function runJest(jestArguments: readonly string[], env: NodeJS.ProcessEnv): Promise<JestReport> {
  const file = path.join(os.tmpdir(), `kaagazz-jest-${process.pid}-${performance.now()}.json`);
  try {
    const options = [...jestArguments, '--ci', '--json', `--outputFile=${file}`];
    const code = await runScript(programFile('jest'), options, {
      env,
      timeout: env['LONG'] ? LONG_TIMEOUT_MS : TIMEOUT_MS,
    });
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
    // Jest can fail even if every test has passed, for example in its global teardown.
    return code !== 0 && report.success ? { ...report, numRuntimeErrorTestSuites: 1 } : report;
  } catch (error) {
    console.error(`jest wrote no report: ${error instanceof Error ? error.message : String(error)}`);
    return NO_REPORT;
  } finally {
    rmSync(file, { force: true });
  }
}
