import { runOperatorProgram } from './shop/operator-program.ts';
import { requestsProgram } from './requests-commands.ts';

await runOperatorProgram(requestsProgram);
