/** `npm run prices -- <command>`. */
import { runOperatorProgram } from './operator-program.ts';
import { addPricesCommands } from './prices-commands.ts';

await runOperatorProgram(
  { name: 'prices', description: 'Takes the prices of Print With Us out as a table, and in again.' },
  addPricesCommands,
);
