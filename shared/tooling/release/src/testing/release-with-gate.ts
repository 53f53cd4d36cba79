/**
 * Runs the release command with a fake gate. The gate fails only if `GATE_FAILURE` is set. Test
 * releases have no pages to check. `PAGES_LEFT` is the number of pages left unchecked at
 * publication.
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
