/** The release command with a gate that says what `GATE_FAILURE` says: releases of a test have no pages. */
import { processTerminal } from '@kaagazz/command-line';

import { createReleaseProgram } from '../cli/release-program.ts';

const program = createReleaseProgram({
  gate: async ({ print }) => {
    const failure = process.env.GATE_FAILURE;
    print?.('the gate was asked');
    return { passed: !failure, failures: failure ? [failure] : [] };
  },
  environment: process.env,
  terminal: processTerminal(),
});

process.exitCode = await program.run(process.argv.slice(2));
