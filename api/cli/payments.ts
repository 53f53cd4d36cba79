import { runOperatorProgram } from './shop/operator-program.ts';
import { paymentsProgram } from './payments-commands.ts';

await runOperatorProgram(paymentsProgram);
