import { spawn } from 'node:child_process';
import path from 'node:path';

/** The project's root. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

const STARTED_WITHIN_MS = 180_000;

export interface RunningProcess {
  /** what it said in the line that was waited for */
  match: RegExpExecArray;
  /** everything it printed so far */
  output(): string;
  /** asks it to end and waits until it has; resolves with its exit code */
  stop(): Promise<number | null>;
  /** ends it without asking (`kill -9`) and waits until it has */
  kill(): Promise<void>;
  /** sends a signal and does not wait: SIGSTOP, SIGCONT, or SIGTERM where the end itself is looked at */
  signal(name: NodeJS.Signals): void;
  /** resolves with its exit code when it ends, whoever ended it; null for a signal */
  ended: Promise<number | null>;
  pid: number;
}

/**
 * Runs a script of the project and waits for a line.
 *
 * @throws with what it printed, when it ends before or says nothing for three minutes
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
  let said = '';
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));

  return new Promise((resolve, reject) => {
    const give = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`${script} ${why}:\n${said}`));
    };
    const tooLate = setTimeout(() => give('did not start in time'), STARTED_WITHIN_MS);
    const listen = (text: string) => {
      said += text;
      const match = line.exec(said);
      if (!match) return;
      clearTimeout(tooLate);
      resolve({
        match,
        output: () => said,
        stop: () => {
          child.kill('SIGTERM');
          return gone;
        },
        kill: async () => {
          child.kill('SIGKILL');
          await gone;
        },
        signal: (name) => void child.kill(name),
        ended: gone,
        pid: child.pid ?? 0,
      });
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(tooLate);
      give(`ended with code ${code}`);
    });
  });
}

/** The machine's environment without what Jest and npm put there, so that the site runs as a person's `npm start` does. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const foreign = ['NODE_ENV', 'JEST_WORKER_ID', 'npm_lifecycle_event'];
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.includes(name)));
}
