/** `npm run prices -- <command>`. */
import { runOperatorProgram } from './operator-program.ts';
import { pricesProgram } from './prices-commands.ts';

await runOperatorProgram(pricesProgram);
