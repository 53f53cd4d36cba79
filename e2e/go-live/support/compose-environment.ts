import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

export type Environment = Record<string, string>;

export function readEnvFile(file: string): Environment {
  const lines = readFileSync(file, 'utf8').matchAll(/^(\w+)='(.*)'$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

export function composeEnvironment(checkout: string, service: string, env: Environment): Environment {
  const { services } = parse(readFileSync(path.join(checkout, 'deploy/compose.yaml'), 'utf8'), { merge: true }) as {
    services: Record<string, { environment?: Environment }>;
  };
  const fill = (value: string) =>
    value.replaceAll(/\$\{(\w+)(?::-(.*?))?\}/g, (_, name: string, fallback = '') => env[name] ?? String(fallback));
  const environment = Object.entries(services[service]?.environment ?? {});
  return Object.fromEntries(environment.map(([name, value]) => [name, fill(value)]));
}
