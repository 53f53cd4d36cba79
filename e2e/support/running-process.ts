import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

const START_TIMEOUT_MS = 180_000;

export interface RunningProcess {
  match: RegExpExecArray;
  output(): string;
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  ended: Promise<number | null>;
  pid: number;
}

export interface RunOptions {
  args?: string[] | undefined;
  env?: NodeJS.ProcessEnv;
  cwd?: string | undefined;
  node?: string | undefined;
  nodeArgs?: string[] | undefined;
  user?: number | undefined;
}

export function runUntil(line: RegExp, script: string, options: RunOptions = {}): Promise<RunningProcess> {
  const { node = process.execPath, nodeArgs = [], args = [], cwd = ROOT, env, user } = options;
  const child = spawn(node, [...nodeArgs, script, ...args], {
    cwd,
    env: { ...cleanEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
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

function cleanEnvironment(): NodeJS.ProcessEnv {
  const foreign = ['NODE_ENV', 'JEST_WORKER_ID', 'npm_lifecycle_event'];
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.includes(name)));
}
