/**
 * Starts the release command with a gate that fails only if `GATE_FAILURE` is set, because test
 * releases have no pages.
 */
import { processTerminal } from '@kaagazz/command-line';

import { createReleaseProgram } from '../cli/release-program.ts';

const program = createReleaseProgram({
  gate: async ({ print }) => {
    const failure = process.env.GATE_FAILURE;
    print?.('gate called');
    return { passed: !failure, failures: failure ? [failure] : [] };
  },
  environment: process.env,
  terminal: processTerminal(),
});

process.exitCode = await program.run(process.argv.slice(2));
