/**
 * Starts the release command with a gate that fails only if `GATE_FAILURE` is set, because test
 * releases have no pages. `PAGES_LEFT` is the number of pages that publishing doesn't check.
 */
import { processTerminal } from '@kaagazz/command-line';

import { createReleaseProgram } from '../cli/release-program.ts';

const program = createReleaseProgram({
  gate: async ({ print, pages }) => {
    const failure = process.env.GATE_FAILURE;
    print?.('gate called');
    return {
      passed: !failure,
      failures: failure ? [failure] : [],
      visited: [],
      left: pages === 'changed' ? Number(process.env.PAGES_LEFT ?? 0) : 0,
    };
  },
  environment: process.env,
  terminal: processTerminal(),
});

process.exitCode = await program.run(process.argv.slice(2));
