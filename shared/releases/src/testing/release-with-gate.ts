/** The release command with a gate that says what `GATE_FAILURE` says: releases of a test have no pages. */
import { createReleaseProgram } from '../cli/release-program.ts';

const program = createReleaseProgram({
  gate: async ({ print }) => {
    const failure = process.env.GATE_FAILURE;
    print?.('the gate was asked');
    return { passed: !failure, failures: failure ? [failure] : [] };
  },
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  columns: Number(process.env.COLUMNS) || 120,
});

process.exitCode = await program.run(process.argv.slice(2));
