/** `npm run requests -- <command>`: `--help` names the commands. */
import '../../../api/cli/requests.ts';
