/** `npm run orders -- <command>`: `--help` names the commands. */
import '../../../api/cli/orders.ts';
