#!/usr/bin/env node
/** Entry point of `npm run release -- <command>`. */
import { processTerminal } from '@kaagazz/command-line';

import { createReleaseProgram } from './release-program.ts';

const program = createReleaseProgram({
  // Import lazily, because only `publish` needs the browser and the shell server.
  gate: async (request) => (await import('../gate/gate.ts')).runGate(request),
  environment: process.env,
  terminal: processTerminal(),
});

process.exitCode = await program.run(process.argv.slice(2));
