import { runOperatorProgram } from './shop/operator-program.ts';
import { pricesProgram } from './prices-commands.ts';

await runOperatorProgram(pricesProgram);
