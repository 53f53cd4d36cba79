export { parseCount } from './parse-count.ts';
export { plainWords } from './plain-words.ts';
export { createProgram, UsageError } from './program.ts';
export type { CommandTools, Program, Refusal, Reply, Terminal } from './program.ts';
export { processTerminal } from './process-terminal.ts';
export { textTable } from './text-table.ts';
