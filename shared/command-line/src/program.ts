import { Command, CommanderError } from 'commander';

import { plainWords } from './plain-words.ts';

/** Where a program writes; given by its process, or by a test. */
export interface Terminal {
  /** writes a line to standard output */
  print: (line: string) => void;
  /** writes a line to standard error */
  printError: (line: string) => void;
  /** width of the terminal, in characters */
  columns: number;
}

/** What a command has to say, for programs and for people. */
export interface Reply {
  json: Record<string, unknown>;
  lines: readonly string[];
}

/** What commands are made with. */
export interface CommandTools {
  columns: number;
  /** what is going on meanwhile; standard error, so that it never mixes with the reply */
  progress: (line: string) => void;
  /** Adds a command that replies, and its `--json`. */
  command: (usage: string, description: string, example: string) => Command;
  reply: (command: Command, work: () => Promise<Reply>) => Promise<void>;
}

/** `run` never rejects: it prints one line on what was refused, and returns the exit code. */
export interface Program {
  run: (args: readonly string[]) => Promise<number>;
}

/** Every program has these two; its own codes begin behind them. */
const EXIT_CODES_OF_ALL = {
  /** an error that has no code of its own: a build that failed, a bug */
  FAILED: 1,
  /** a command, flag or number that cannot be meant */
  USAGE: 2,
} as const;

/** A command, flag or number that cannot be meant. The message is one line for a person. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What a program says of a failure besides its message, which is one line. */
export interface Refusal {
  /** a name among the program's exit codes */
  code: string;
  /** for `--json`, beside `code` and `message` */
  json?: Record<string, unknown> | undefined;
  /** for people, below the message: the rows that are wrong */
  lines?: readonly string[] | undefined;
}

interface ProgramParts {
  /** behind `npm run`: `release`; also begins each line that tells of a failure */
  name: string;
  description: string;
  /** lines of `--help` on variables of the environment */
  environment: readonly string[];
  /** exit codes of the program's own refusals, by name */
  exitCodes: Readonly<Record<string, number>>;
  /** what the program knows of something that was thrown; `undefined` for what none of `exitCodes` is for */
  refusalOf: (error: unknown) => Refusal | undefined;
  terminal: Terminal;
}

/**
 * A command of the project: `--help` with an example for each command, `--json` with errors in it too, a readable reply otherwise, one line
 * for each failure and an exit code that says which.
 *
 * @param addCommands adds them, in the order of the help
 */
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
        .option('--json', 'print one line of JSON, errors too')
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
