import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a command left behind. */
export interface Outcome {
  code: number;
  out: string;
  err: string;
  /** what `--json` printed */
  json: () => Record<string, unknown>;
}

/**
 * Runs one of the operators' commands as a process of its own.
 *
 * @param program `orders`, `payments`, `requests`, `catalog`, `prices`
 * @param args words behind `npm run <program> --`
 */
export function runOperatorCommand(
  program: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<Outcome> {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: join(tmpdir(), 'operator-compile-cache'),
    OPERATOR_NAME: 'ravi',
    ...environment,
  };
  const file = join(__dirname, '../cli', `${program}.ts`);
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env, maxBuffer: 2 ** 28 }, (error, out, err) => {
      const code = error ? Number(error.code) : 0;
      resolve({ code, out, err, json: () => JSON.parse(out) as Record<string, unknown> });
    });
  });
}
