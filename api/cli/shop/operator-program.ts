import { createProgram, processTerminal } from '@kaagazz/command-line';
import type { CommandTools, Program, Terminal } from '@kaagazz/command-line';

import { EXIT_CODES, ShopProblem } from './shop-problem.ts';
import { readSurroundings } from './shop-settings.ts';
import type { ShopSurroundings } from './shop-settings.ts';

/** What operators' commands are made with. */
export interface OperatorTools extends CommandTools {
  /** the running shop, and who works on it; read when a command runs, so that `--help` needs neither */
  surroundings: () => ShopSurroundings;
}

const ENVIRONMENT = [
  'SITE_URL        the running shop (default: http://localhost:3000, with PORT in place of 3000)',
  "OPERATOR_TOKEN  the operators' token of the shop (default: the one in DATA_DIR)",
  "DATA_DIR        the shop's folder on this machine (default: .data)",
  'OPERATOR_NAME   who does it, for the audit trail (default: your user name)',
];

/** One of the operators' commands: `npm run orders`, `payments`, `requests`, `jobs`, `catalog`, `prices`. */
export interface OperatorProgram {
  /** behind `npm run` */
  name: string;
  description: string;
  addCommands: (tools: OperatorTools) => void;
}

/** What a program runs in; given by its process, or by a test. */
interface ProgramSurroundings {
  environment: NodeJS.ProcessEnv;
  terminal: Terminal;
}

/**
 * Makes one of the operators' commands ready to run. They are clients of the running shop, because its database may belong to one process alone.
 *
 * A program is an `OperatorProgram` in `<name>-commands.ts` and three things: `api/cli/<name>.ts` that runs it, `shared/tooling/local/src/<name>.ts` that imports that, and its name in
 * `shared/tooling/local/bootstrap.mjs` and among the scripts of package.json. A command of it is added by `tools.command(usage, description,
 * example)`, and its action answers through `tools.reply`: see orders-commands.ts. What the shop refuses is thrown as `ShopProblem`.
 */
export function createOperatorProgram(
  { name, description, addCommands }: OperatorProgram,
  { environment, terminal }: ProgramSurroundings,
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
    (tools) => addCommands({ ...tools, surroundings: () => readSurroundings(environment) }),
  );
}

/** Runs it with the words behind `npm run <name> --`. */
export async function runOperatorProgram(program: OperatorProgram): Promise<void> {
  const surroundings = { environment: process.env, terminal: processTerminal() };
  process.exitCode = await createOperatorProgram(program, surroundings).run(process.argv.slice(2));
}
