/** `npm run payments -- <command>`. */
import { runOperatorProgram } from './operator-program.ts';
import { addPaymentsCommands } from './payments-commands.ts';

await runOperatorProgram(
  { name: 'payments', description: 'Finds money at the payment gateway that the shop has forgotten.' },
  addPaymentsCommands,
);
