/** `npm run check:live`. */
import { checkProgram } from './check-commands.ts';
import { runOperatorProgram } from './shop/operator-program.ts';

await runOperatorProgram(checkProgram);
