/** `npm run release -- <command>`. */
import { createReleaseProgram } from './release-program.ts';

const program = createReleaseProgram({
  // Browser and shell server are loaded for this one command only.
  gate: async (request) => (await import('../gate/gate.ts')).runGate(request),
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  columns: process.stdout.isTTY ? process.stdout.columns : Number(process.env.COLUMNS) || 120,
});

process.exitCode = await program.run(process.argv.slice(2));
