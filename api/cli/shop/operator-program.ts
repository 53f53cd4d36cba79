import { createProgram, processTerminal } from '@kaagazz/command-line';
import type { CommandTools, Program, Terminal } from '@kaagazz/command-line';

import { EXIT_CODES, ShopProblem } from './shop-problem.ts';
import { readShopSettings } from './shop-settings.ts';
import type { ShopSettings } from './shop-settings.ts';

export interface OperatorTools extends CommandTools {
  settings: () => ShopSettings;
}

const ENVIRONMENT = [
  'SITE_URL        the running shop (default: http://localhost:3000, with PORT in place of 3000)',
  "OPERATOR_TOKEN  the operators' token of the shop (default: the one in DATA_DIR)",
  "DATA_DIR        the shop's folder on this machine (default: .data)",
];

export interface OperatorProgram {
  name: string;
  description: string;
  commands: readonly ((tools: OperatorTools) => void)[];
}

interface ProgramEnvironment {
  environment: NodeJS.ProcessEnv;
  terminal: Terminal;
}

/** Creates a command-line program. */
export function createOperatorProgram(
  { name, description, commands }: OperatorProgram,
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
    (tools) => {
      for (const add of commands) add({ ...tools, settings: () => readShopSettings(environment) });
    },
  );
}

export async function runOperatorProgram(program: OperatorProgram): Promise<void> {
  const processEnvironment = { environment: process.env, terminal: processTerminal() };
  process.exitCode = await createOperatorProgram(program, processEnvironment).run(process.argv.slice(2));
}
