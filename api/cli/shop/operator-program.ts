import { createProgram, processTerminal } from '@kaagazz/command-line';
import type { CommandTools, Program, Terminal } from '@kaagazz/command-line';

import { EXIT_CODES, ShopProblem } from './shop-problem.ts';
import { readShopSettings } from './shop-settings.ts';
import type { ShopSettings } from './shop-settings.ts';

/** The tools of an operators' command. */
export interface OperatorTools extends CommandTools {
  /**
   * Returns the shop and the operator. Read when a command runs, because `--help` needs neither.
   */
  settings: () => ShopSettings;
}

const ENVIRONMENT = [
  'SITE_URL        the running shop (default: http://localhost:3000, with PORT in place of 3000)',
  "OPERATOR_TOKEN  the operators' token of the shop (default: the one in DATA_DIR)",
  "DATA_DIR        the shop's folder on this machine (default: .data)",
  'OPERATOR_NAME   your name for the audit trail (default: your user name)',
];

/**
 * One of the operators' commands: `npm run orders`, `payments`, `requests`, `jobs`, `catalog`,
 * `prices`.
 */
export interface OperatorProgram {
  /** Name of the npm script. */
  name: string;
  description: string;
  addCommands: (tools: OperatorTools) => void;
}

/** The environment of a program. Tests replace it. */
interface ProgramEnvironment {
  environment: NodeJS.ProcessEnv;
  terminal: Terminal;
}

/**
 * Creates an operators' command. Commands are HTTP clients of the running shop.
 *
 * A new program needs `<name>-commands.ts`, `api/cli/<name>.ts`,
 * `shared/tooling/local/src/<name>.ts`, its name in `shared/tooling/local/bootstrap.mjs`, and a
 * script in package.json. Add its commands with `tools.command`, reply with `tools.reply`, and
 * throw `ShopProblem` for refusals.
 */
export function createOperatorProgram(
  { name, description, addCommands }: OperatorProgram,
  { environment, terminal }: ProgramEnvironment,
): Program {
  return createProgram(
    {
      name,
      description,
      environment: ENVIRONMENT,
      exitCodes: EXIT_CODES,
      refusalOf: (error) => (error instanceof ShopProblem ? error : undefined),
      terminal,
    },
    (tools) => addCommands({ ...tools, settings: () => readShopSettings(environment) }),
  );
}

/** Runs a program with the arguments of the process. */
export async function runOperatorProgram(program: OperatorProgram): Promise<void> {
  const processEnvironment = { environment: process.env, terminal: processTerminal() };
  process.exitCode = await createOperatorProgram(program, processEnvironment).run(process.argv.slice(2));
}
