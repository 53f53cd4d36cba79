/** Runs the release command with the fake gate. */
import { processTerminal } from '@kaagazz/command-line';

import { createReleaseProgram } from '../cli/release-program.ts';
import { fakeGate } from './fake-gate.ts';

const program = createReleaseProgram({
  gate: fakeGate(process.env),
  environment: process.env,
  terminal: processTerminal(),
});

process.exitCode = await program.run(process.argv.slice(2));
