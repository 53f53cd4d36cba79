/**
 * `npm run deploy` starts the shop, or updates it without a failed request: one process after the
 * other, the api before the sites, each only once the previous one is healthy.
 *
 *   npm run deploy                       starts what is in .env
 *   npm run deploy -- 1.3.0              updates to this version
 *   npm run deploy -- --api 1.2.9        updates or rolls back the api only
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const ENV = path.join(FOLDER, '.env');
const PROCESSES = ['api-1', 'api-2', 'site-1', 'site-2'];

function compose(...composeArguments) {
  const { status, error } = spawnSync('docker', ['compose', ...composeArguments], { cwd: FOLDER, stdio: 'inherit' });
  if (error) throw new Error(`docker is missing: ${error.message}`);
  if (status !== 0) throw new Error(`docker compose ${composeArguments[0]} failed`);
}

/** Replaces versions in .env. */
function setVersions(versions) {
  let text = readFileSync(ENV, 'utf8');
  for (const [name, version] of Object.entries(versions)) {
    text = text.replace(new RegExp(`^${name}=.*$`, 'm'), () => `${name}='${version}'`);
  }
  writeFileSync(ENV, text, { mode: 0o600 });
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { api: { type: 'string' } } });
  const [version] = positionals;
  if (version) setVersions({ API_VERSION: version, SITE_VERSION: version });
  if (values.api) setVersions({ API_VERSION: values.api });
  compose('pull', '--quiet');
  // Starts what is missing and leaves running containers alone.
  compose('up', '--detach', '--no-recreate', '--wait');
  // A process that doesn't become healthy ends the update, so that the others stay as they are.
  for (const name of values.api ? PROCESSES.slice(0, 2) : PROCESSES) {
    compose('up', '--detach', '--no-deps', '--wait', name);
  }
} catch (error) {
  console.error(error.code === 'ENOENT' ? 'deploy/.env is missing: run npm run deploy:init' : error.message);
  process.exitCode = 1;
}
