import { Command, CommanderError } from 'commander';

import { plainWords } from './plain-words.ts';

export interface Terminal {
  /** To standard output. */
  print: (line: string) => void;
  /** To standard error. */
  printError: (line: string) => void;
  /** Width in characters. */
  columns: number;
}

export interface Reply {
  json: Record<string, unknown>;
  lines: readonly string[];
}

export interface CommandTools {
  columns: number;
  /** Writes to standard error. */
  progress: (line: string) => void;
  /** Every command accepts `--json`. */
  command: (usage: string, description: string, example: string) => Command;
  reply: (command: Command, work: () => Promise<Reply>) => Promise<void>;
}

export interface Program {
  run: (args: readonly string[]) => Promise<number>;
}

const EXIT_CODES_OF_ALL = {
  FAILED: 1,
  USAGE: 2,
} as const;

export class UsageError extends Error {
  override name = 'UsageError';
}

export interface Refusal {
  /** A key of `exitCodes`. */
  code: string;
  /** Additional fields for `--json`. */
  json?: Record<string, unknown> | undefined;
  lines?: readonly string[] | undefined;
}

interface ProgramParts {
  name: string;
  description: string;
  environment: readonly string[];
  exitCodes: Readonly<Record<string, number>>;
  refusalOf: (error: unknown) => Refusal | undefined;
  terminal: Terminal;
}

export function createProgram(parts: ProgramParts, addCommands: (tools: CommandTools) => void): Program {
  const { name, terminal } = parts;
  const exitCodes: Readonly<Record<string, number>> = { ...EXIT_CODES_OF_ALL, ...parts.exitCodes };
  const program = new Command(`npm run ${name} --`)
    .description(parts.description)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: () => undefined,
      getOutHelpWidth: () => terminal.columns,
    })
    .addHelpText(
      'after',
      `\n${['Environment:', ...parts.environment.map((line) => `  ${line}`)].join('\n')}\n\n${inWords(exitCodes)}`,
    );
  addCommands({
    columns: terminal.columns,
    progress: terminal.printError,
    command: (usage, description, example) =>
      program
        .command(usage)
        .description(description)
        .option('--json', 'print one line of JSON, even for errors')
        .addHelpText('after', `\nExample:\n  npm run ${name} -- ${example}`),
    reply: async (command, work) => {
      const { json, lines } = await work();
      if (command.opts<{ json?: boolean }>().json) terminal.print(JSON.stringify({ ok: true, ...json }));
      else lines.forEach(terminal.print);
    },
  });

  return {
    run: async (args) => {
      try {
        await program.parseAsync(args, { from: 'user' });
        return 0;
      } catch (error) {
        if (error instanceof CommanderError && error.exitCode === 0) return 0;
        const { code, json, lines = [] } = refusalOf(error, parts.refusalOf);
        const message = inOneLine(wordsOf(error));
        if (args.includes('--json')) terminal.print(JSON.stringify({ ok: false, code, message, ...json }));
        else [`${name}: ${message}`, ...lines.map(plainWords)].forEach(terminal.printError);
        return exitCodes[code] ?? EXIT_CODES_OF_ALL.FAILED;
      }
    },
  };
}

function refusalOf(error: unknown, ofProgram: ProgramParts['refusalOf']): Refusal {
  if (error instanceof CommanderError || error instanceof UsageError) return { code: 'USAGE' };
  return ofProgram(error) ?? { code: 'FAILED' };
}

function wordsOf(error: unknown): string {
  if (error instanceof CommanderError) {
    return error.code === 'commander.help'
      ? 'name a command (--help lists them)'
      : error.message.replace(/^error: /, '');
  }
  return error instanceof Error ? error.message : String(error);
}

function inOneLine(text: string): string {
  return plainWords(text.replace(/\s*\n\s*/g, ' '));
}

function inWords(exitCodes: Readonly<Record<string, number>>): string {
  const { FAILED, ...others } = exitCodes;
  const codes = Object.entries(others).map(([name, code]) => `  ${String(code).padStart(2)}  ${name}`);
  return ['Exit codes:', '   0  done', `   ${FAILED}  anything else that failed`, ...codes].join('\n');
}
