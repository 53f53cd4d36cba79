/** `npm run payments -- <command>`. */
import { runOperatorProgram } from './operator-program.ts';
import { paymentsProgram } from './payments-commands.ts';

await runOperatorProgram(paymentsProgram);
