/**
 * Starts the shop, or updates it without downtime. Usage:
 *
 * - `npm run deploy`: starts the versions in .env
 * - `npm run deploy -- 1.3.0`: updates the api and the sites to version 1.3.0
 * - `npm run deploy -- --api 1.2.9`: updates only the api
 * - `npm run deploy -- rollback`: returns the api to its last healthy version
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const ENV = process.env.ENV_FILE ?? path.join(FOLDER, '.env');
/** Gives Caddy's health checks, which run every second, time to detect a replaced process. */
const PAUSE_MS = Number(process.env.PAUSE_MS ?? 3_000);
const PROCESSES = ['api-1', 'api-2', 'site-1', 'site-2'];
const LAST_API = 'api-2';

function compose(...composeArguments) {
  const command = ['compose', '--env-file', ENV, ...composeArguments];
  const { status, error } = spawnSync('docker', command, { cwd: FOLDER, stdio: 'inherit' });
  if (error) throw new Error(`docker is missing: ${error.message}`);
  if (status !== 0) throw new Error(`docker compose ${composeArguments[0]} failed`);
}

function readSetting(name) {
  return new RegExp(`^${name}='(.*)'$`, 'm').exec(readFileSync(ENV, 'utf8'))?.[1];
}

function writeSettings(settings) {
  let text = readFileSync(ENV, 'utf8');
  for (const [name, value] of Object.entries(settings)) {
    const line = `${name}='${value}'`;
    const present = new RegExp(`^${name}=.*$`, 'm');
    text = present.test(text) ? text.replace(present, () => line) : `${text}${line}\n`;
  }
  writeFileSync(ENV, text, { mode: 0o600 });
}

function setApiVersion(version) {
  const before = readSetting('API_VERSION_HEALTHY') ?? readSetting('API_VERSION');
  writeSettings({ API_VERSION: version, ...(before !== version && { API_VERSION_BEFORE: before }) });
}

function versionBefore() {
  const version = readSetting('API_VERSION_BEFORE');
  if (!version) throw new Error('there is no version before this one: name one with --api');
  return version;
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { api: { type: 'string' } } });
  const [version] = positionals;
  const apiOnly = version === 'rollback' ? versionBefore() : values.api;
  if (apiOnly) {
    setApiVersion(apiOnly);
  } else if (version) {
    setApiVersion(version);
    writeSettings({ SITE_VERSION: version });
  }
  compose('pull', '--quiet');
  compose('up', '--detach', '--no-recreate', '--wait');
  for (const name of apiOnly ? PROCESSES.slice(0, 2) : PROCESSES) {
    compose('up', '--detach', '--no-deps', '--wait', name);
    if (name === LAST_API) writeSettings({ API_VERSION_HEALTHY: readSetting('API_VERSION') });
    await pause(PAUSE_MS);
  }
} catch (error) {
  console.error(error.code === 'ENOENT' ? 'deploy/.env is missing: run npm run deploy:init' : error.message);
  process.exitCode = 1;
}
