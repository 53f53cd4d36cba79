import { runOperatorProgram } from './shop/operator-program.ts';
import { ordersProgram } from './orders-commands.ts';

await runOperatorProgram(ordersProgram);
