import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createOperatorProgram, type OperatorProgram } from '../cli/shop/operator-program.ts';

const OPERATOR_NAME = 'ravi';

export interface Outcome {
  code: number;
  out: string;
  err: string;
  json: () => Record<string, unknown>;
}

function outcomeOf(code: number, out: string, err: string): Outcome {
  return { code, out, err, json: () => JSON.parse(out) as Record<string, unknown> };
}

export async function runOperatorCommand(
  program: OperatorProgram,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<Outcome> {
  let out = '';
  let err = '';
  const terminal = {
    print: (line: string) => (out += `${line}\n`),
    printError: (line: string) => (err += `${line}\n`),
    columns: 120,
  };
  const programEnvironment = { environment: { OPERATOR_NAME, ...environment }, terminal };
  const code = await createOperatorProgram(program, programEnvironment).run(args);
  return outcomeOf(code, out, err);
}

export function runOperatorProcess(
  { name }: OperatorProgram,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<Outcome> {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: join(tmpdir(), 'operator-compile-cache'),
    OPERATOR_NAME,
    ...environment,
  };
  const file = join(import.meta.dirname, '../cli', `${name}.ts`);
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env, maxBuffer: 2 ** 28 }, (error, out, err) => {
      resolve(outcomeOf(error ? Number(error.code) : 0, out, err));
    });
  });
}
