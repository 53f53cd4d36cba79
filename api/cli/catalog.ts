/** `npm run catalog -- <command>`. */
import { addCatalogCommands } from './catalog-commands.ts';
import { runOperatorProgram } from './operator-program.ts';

await runOperatorProgram(
  { name: 'catalog', description: 'Takes the catalogue out as a table, and in again.' },
  addCatalogCommands,
);
