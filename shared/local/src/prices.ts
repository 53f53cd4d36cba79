/** `npm run prices -- <command>`: `--help` names the commands. */
import '../../../api/cli/prices.ts';
