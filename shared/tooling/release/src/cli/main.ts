#!/usr/bin/env node
import { processTerminal } from '@kaagazz/command-line';

import { createReleaseProgram } from './release-program.ts';

const program = createReleaseProgram({
  gate: async (request) => (await import('../gate/gate.ts')).runGate(request),
  environment: process.env,
  terminal: processTerminal(),
});

process.exitCode = await program.run(process.argv.slice(2));
