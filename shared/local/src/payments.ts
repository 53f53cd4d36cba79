/** `npm run payments -- <command>`: `--help` names the commands. */
import '../../../api/cli/payments.ts';
