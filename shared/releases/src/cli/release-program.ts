import { Command, CommanderError } from 'commander';

import { EXIT_CODES, ReleaseProblem } from '../release-problem.ts';
import { addAuditCommand } from './audit-command.ts';
import { addBuildCommand } from './build-command.ts';
import { readSurroundings } from './command-surroundings.ts';
import type { Surroundings } from './command-surroundings.ts';
import { addLinkCommands } from './link-commands.ts';
import { plainWords } from './plain-words.ts';
import { addPruneCommand } from './prune-command.ts';
import { addPublishCommand } from './publish-command.ts';
import type { Gate } from './publish-release.ts';
import { addRolloutCommands } from './rollout-commands.ts';
import { addStatusCommand } from './status-command.ts';

/** What a program is given by its process, or by a test. */
export interface ProgramParts {
  gate: Gate;
  environment: NodeJS.ProcessEnv;
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
export interface CommandTools extends Pick<ProgramParts, 'gate' | 'columns'> {
  surroundings: () => Surroundings;
  /** what is going on meanwhile; standard error, so that it never mixes with the reply */
  progress: (line: string) => void;
  /** Adds a command that replies, and its `--json`. */
  command: (usage: string, description: string, example: string) => Command;
  reply: (command: Command, work: () => Promise<Reply>) => Promise<void>;
}

/** An error that is none of `EXIT_CODES`: a build that failed, a bug. */
const FAILED = 1;

/** The release command. `run` never rejects: it prints one line on what was refused, and returns the exit code. */
export function createReleaseProgram(parts: ProgramParts): { run: (args: readonly string[]) => Promise<number> } {
  const program = new Command('npm run release --')
    .description('Makes releases of the shell and its sections, and says who gets which.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => parts.print(text.trimEnd()),
      writeErr: () => undefined,
      getOutHelpWidth: () => parts.columns,
    })
    .addHelpText('after', `\n${environmentInWords()}\n\n${exitCodesInWords()}`);
  const tools: CommandTools = {
    gate: parts.gate,
    columns: parts.columns,
    surroundings: () => readSurroundings(parts.environment),
    progress: parts.printError,
    command: (usage, description, example) =>
      program
        .command(usage)
        .description(description)
        .option('--json', 'print one line of JSON, errors too')
        .addHelpText('after', `\nExample:\n  npm run release -- ${example}`),
    reply: async (command, work) => {
      const { json, lines } = await work();
      if (command.opts<{ json?: boolean }>().json) parts.print(JSON.stringify({ ok: true, ...json }));
      else lines.forEach(parts.print);
    },
  };
  addBuildCommand(tools);
  addPublishCommand(tools);
  addRolloutCommands(tools);
  addStatusCommand(tools);
  addPruneCommand(tools);
  addLinkCommands(tools);
  addAuditCommand(tools);

  return {
    run: async (args) => {
      try {
        await program.parseAsync(args, { from: 'user' });
        return 0;
      } catch (error) {
        if (error instanceof CommanderError && error.exitCode === 0) return 0;
        const { code, message } = refusal(error);
        if (args.includes('--json')) parts.print(JSON.stringify({ ok: false, code, message }));
        else parts.printError(`release: ${message}`);
        return code === 'FAILED' ? FAILED : EXIT_CODES[code];
      }
    },
  };
}

function refusal(error: unknown): { code: keyof typeof EXIT_CODES | 'FAILED'; message: string } {
  if (error instanceof CommanderError) {
    const message = error.code === 'commander.help' ? 'name a command (--help lists them)' : error.message;
    return { code: 'USAGE', message: inOneLine(message.replace(/^error: /, '')) };
  }
  const message = inOneLine(error instanceof Error ? error.message : String(error));
  return { code: error instanceof ReleaseProblem ? error.code : 'FAILED', message };
}

function inOneLine(text: string): string {
  return plainWords(text.replace(/\s*\n\s*/g, ' '));
}

function exitCodesInWords(): string {
  const codes = Object.entries(EXIT_CODES).map(([name, code]) => `  ${String(code).padStart(2)}  ${name}`);
  return ['Exit codes:', '   0  done', `   ${FAILED}  anything else that failed`, ...codes].join('\n');
}

function environmentInWords(): string {
  return [
    'Environment:',
    '  RELEASES_URL     where releases are kept: a folder, s3://bucket/prefix (default: RELEASES_DIR)',
    '  RELEASES_DIR     where builds lie (default: releases)',
    '  RELEASES_SECRET  signs links; the shell servers have the same one (default: a file in DATA_DIR)',
    '  RELEASE_ACTOR    who does it, for the audit trail (default: your user name)',
    '  SITE_ORIGIN      the site, for links (default: http://localhost:3000)',
    '  S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: of a bucket',
  ].join('\n');
}
