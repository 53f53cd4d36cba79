import { runOperatorProgram } from './shop/operator-program.ts';
import { deskProgram } from './desk-commands.ts';

await runOperatorProgram(deskProgram);
