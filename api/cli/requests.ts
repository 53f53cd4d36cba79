/** `npm run requests -- <command>`. */
import { addRequestsCommands } from './requests-commands.ts';
import { runOperatorProgram } from './operator-program.ts';

await runOperatorProgram(
  { name: 'requests', description: 'Shows what was asked for: bulk orders, partnerships and prices of prints.' },
  addRequestsCommands,
);
