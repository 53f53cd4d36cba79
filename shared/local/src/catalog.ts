/** `npm run catalog -- <command>`: `--help` names the commands. */
import '../../../api/cli/catalog.ts';
