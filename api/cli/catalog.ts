/** `npm run catalog -- <command>`. */
import { runOperatorProgram } from './operator-program.ts';
import { catalogProgram } from './catalog-commands.ts';

await runOperatorProgram(catalogProgram);
