import { spawn } from 'node:child_process';
import path from 'node:path';

/** The repository's root. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

const START_TIMEOUT_MS = 180_000;

export interface RunningProcess {
  /** The match of the line that `runUntil` waited for. */
  match: RegExpExecArray;
  /** Returns all output so far. */
  output(): string;
  /** Sends SIGTERM and resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL and resolves when the process has exited. */
  kill(): Promise<void>;
  /** Sends a signal without waiting. */
  signal(name: NodeJS.Signals): void;
  /** Resolves with the exit code; null if a signal ended the process. */
  ended: Promise<number | null>;
  pid: number;
}

/**
 * Runs a script of this repository and waits for a line of output.
 *
 * @throws with the output if the process exits before, or doesn't print the line within three
 * minutes
 */
export function runUntil(
  line: RegExp,
  script: string,
  options: {
    args?: string[];
    /** Options for Node, before the script. */
    nodeArgs?: string[] | undefined;
    env?: NodeJS.ProcessEnv;
    /** Another checkout to run the script from. */
    cwd?: string | undefined;
  } = {},
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [...(options.nodeArgs ?? []), script, ...(options.args ?? [])], {
    cwd: options.cwd ?? ROOT,
    env: { ...cleanEnvironment(), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));

  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`${script} ${why}:\n${output}`));
    };
    const timeout = setTimeout(() => fail('did not start in time'), START_TIMEOUT_MS);
    const onOutput = (text: string) => {
      output += text;
      const match = line.exec(output);
      if (!match) return;
      clearTimeout(timeout);
      resolve({
        match,
        output: () => output,
        stop: () => {
          child.kill('SIGTERM');
          return ended;
        },
        kill: async () => {
          child.kill('SIGKILL');
          await ended;
        },
        signal: (name) => void child.kill(name),
        ended,
        pid: child.pid ?? 0,
      });
    };
    child.stdout.setEncoding('utf8').on('data', onOutput);
    child.stderr.setEncoding('utf8').on('data', onOutput);
    child.once('exit', (code) => {
      clearTimeout(timeout);
      fail(`exited with code ${code}`);
    });
  });
}

/**
 * Returns the environment without the variables of Jest and npm, so that the site runs like in a
 * terminal.
 */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const foreign = ['NODE_ENV', 'JEST_WORKER_ID', 'npm_lifecycle_event'];
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.includes(name)));
}
