/** `npm run orders -- <command>`. */
import { runOperatorProgram } from './operator-program.ts';
import { ordersProgram } from './orders-commands.ts';

await runOperatorProgram(ordersProgram);
