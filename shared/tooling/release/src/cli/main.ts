#!/usr/bin/env node
import { processTerminal } from '@kaagazz/command-line';

import { checkTypes } from '../gate/type-check.ts';
import { createReleaseProgram } from './release-program.ts';

const program = createReleaseProgram({
  gate: { checkTypes, run: async (options) => (await import('../gate/gate.ts')).runGate(options) },
  environment: process.env,
  terminal: processTerminal(),
});

process.exitCode = await program.run(process.argv.slice(2));
