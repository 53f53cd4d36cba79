/** `npm run orders -- <command>`. */
import { addOrdersCommands } from './orders-commands.ts';
import { runOperatorProgram } from './operator-program.ts';

await runOperatorProgram(
  { name: 'orders', description: 'Shows what was bought, and says how far each order is.' },
  addOrdersCommands,
);
