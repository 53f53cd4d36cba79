import { runOperatorProgram } from './shop/operator-program.ts';
import { jobsProgram } from './jobs-commands.ts';

await runOperatorProgram(jobsProgram);
