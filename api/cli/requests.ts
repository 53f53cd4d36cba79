/** `npm run requests -- <command>`. */
import { runOperatorProgram } from './operator-program.ts';
import { requestsProgram } from './requests-commands.ts';

await runOperatorProgram(requestsProgram);
