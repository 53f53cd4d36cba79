/**
 * Runs the release command without the real gate. `GATE_FAILURE` makes the gate fail, and
 * `PAGES_LEFT` sets the number of pages that the gate leaves unchecked.
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
