/** `npm run release -- <command>`: makes releases, and says who gets which. `--help` names the commands. */
import '@kaagazz/releases/cli';
