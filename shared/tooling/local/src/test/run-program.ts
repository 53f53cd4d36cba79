import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import { print } from '../process/console-lines.ts';
import { ROOT } from '../process/root.ts';
import { FAILED, PASSED, tallyOf } from './tally.ts';
import type { JestReport, Tally } from './tally.ts';

const MINUTE_MS = 60_000;
/** What takes longer hangs. Long forms are as slow as their phone's network. */
const NO_CHECK_TAKES_MS = 20 * MINUTE_MS;
const NO_LONG_CHECK_TAKES_MS = 120 * MINUTE_MS;

/**
 * Runs an installed package's program with this Node, its output going straight to the terminal.
 *
 * @param name the program as in node_modules/.bin
 * @returns its exit code; 1 when it was ended by a signal
 */
export function runProgram(
  name: string,
  programArguments: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return ended(name, startProgram(name, programArguments, { ...process.env, ...env }, 'inherit'));
}

function startProgram(
  name: string,
  programArguments: readonly string[],
  env: NodeJS.ProcessEnv,
  output: 'inherit' | 'pipe',
): ChildProcess {
  return spawn(process.execPath, [programFile(name), ...programArguments], {
    cwd: ROOT,
    env,
    stdio: ['ignore', output, output],
    timeout: env['LONG'] ? NO_LONG_CHECK_TAKES_MS : NO_CHECK_TAKES_MS,
  });
}

function ended(name: string, child: ChildProcess): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (signal)
        print(`${name} was ended by ${signal} after ${Math.round((performance.now() - began) / MINUTE_MS)} min`);
      resolve(code ?? 1);
    });
  });
}

/** The script behind a program: node_modules/.bin has shell scripts on Windows, which Node cannot run. */
function programFile(name: string): string {
  const packageName = name === 'depcruise' ? 'dependency-cruiser' : name;
  const manifestFile = path.join(ROOT, 'node_modules', packageName, 'package.json');
  const { bin } = createRequire(import.meta.url)(manifestFile) as { bin: string | Record<string, string> };
  const script = typeof bin === 'string' ? bin : bin[name];
  if (!script) throw new Error(`${packageName} has no program ${name}`);
  return path.join(path.dirname(manifestFile), script);
}

/**
 * A check that a program makes: its exit code is the verdict. What it says comes when it has ended, in one piece, because several run
 * side by side.
 */
export async function staticCheck(name: string, ...programArguments: string[]): Promise<Tally> {
  const child = startProgram(name, programArguments, process.env, 'pipe');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const code = await ended(name, child);
  if (said.trim() !== '') print(said.trimEnd());
  return code === 0 ? PASSED : FAILED;
}

/** A Jest run, counted test by test. */
export async function jestCheck(jestArguments: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const file = path.join(os.tmpdir(), `kaagazz-jest-${process.pid}-${performance.now()}.json`);
  try {
    const code = await runProgram('jest', [...jestArguments, '--ci', '--json', `--outputFile=${file}`], env);
    const tally = tallyOf(JSON.parse(readFileSync(file, 'utf8')) as JestReport);
    // Jest may fail with every test green, as when its global teardown breaks.
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch (error) {
    console.error(`jest gave no report: ${error instanceof Error ? error.message : String(error)}`);
    return FAILED;
  } finally {
    rmSync(file, { force: true });
  }
}
