import type { Terminal } from './program.ts';

export function processTerminal(): Terminal {
  return {
    print: (line) => process.stdout.write(`${line}\n`),
    printError: (line) => process.stderr.write(`${line}\n`),
    columns: process.stdout.isTTY ? process.stdout.columns : Number(process.env.COLUMNS) || 120,
  };
}
