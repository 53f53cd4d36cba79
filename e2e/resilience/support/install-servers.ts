import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const COMMAND = ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit'];
const SERVERS = ['--workspace', 'api', '--workspace', 'shell', '--include-workspace-root'];

export async function installServers(checkout: string): Promise<void> {
  await promisify(execFile)('npm', [...COMMAND, ...SERVERS], { cwd: checkout, env: withoutNpm(process.env) });
}

function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));
}
