/**
 * Runs a TypeScript script with Node 24, even if an older Node is installed. This file itself must
 * run on Node 20.19 without any packages.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OLDEST_NODE = [20, 19];
const NODE_FOR_TYPESCRIPT = 24;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const [script = '', ...scriptArguments] = process.argv.slice(2);

function fail(line) {
  console.error(line);
  process.exit(1);
}

function isTooOld() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}

function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages ?? {};
  const installed = readJson('node_modules/.package-lock.json')?.packages;
  if (!installed) return false;
  const places = Object.keys(wanted).filter((place) => place.startsWith('node_modules/'));
  const isForDevelopment = (place) => wanted[place].dev ?? wanted[wanted[place].resolved]?.dev;
  const isProduction = !places.some((place) => installed[place] && isForDevelopment(place));
  return places.every((place) => {
    const { version, optional, link } = wanted[place];
    if (!installed[place]) return optional || (isProduction && isForDevelopment(place));
    return link || installed[place].version === version;
  });
}

function run(file, runArguments, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, runArguments, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', (error) => resolve({ error }));
    child.once('exit', (code, signal) => resolve({ code: code ?? 128 + (os.constants.signals[signal] ?? 1) }));
  });
}

async function npm(...npmArguments) {
  // Prefer the npm that started this script, because PATH may contain another version.
  const npmScript = process.env.npm_execpath;
  const { code, error } =
    npmScript && /\.c?js$/.test(npmScript)
      ? await run(process.execPath, [npmScript, ...npmArguments])
      : await run('npm', npmArguments, { shell: process.platform === 'win32' });
  if (error) fail('npm is missing: it comes with Node, see https://nodejs.org');
  return code === 0;
}

async function install() {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.log('install packages ... (once, a minute or two)');
  const progress = setInterval(() => console.log(`install packages ... ${seconds()}`), 10_000);
  const done = await npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  clearInterval(progress);
  if (!done) fail('install packages failed: see the lines above');
  console.log(`install packages ... done in ${seconds()}`);
}

function bundledNode() {
  const folder = `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const file = path.join(root, folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(file) ? file : undefined;
}

async function handOver(node, script) {
  const child = spawn(node, [script, ...scriptArguments], { cwd: root, stdio: 'inherit' });
  // The terminal sends Ctrl-C to the child process too, so keep running until the child has exited.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (process.ppid !== parent) child.kill('SIGTERM');
    }, 1000).unref();
  }
  child.once('error', (error) => fail(`cannot run ${node}: ${error.message}`));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (os.constants.signals[signal] ?? 1)));
}

if (isTooOld()) fail(`Node ${process.versions.node} is too old: Kaagazz needs ${OLDEST_NODE.join('.')} or newer`);
const file = path.join(root, script);
if (!script || !existsSync(file)) fail('usage: node shared/tooling/local/bootstrap.mjs SCRIPT [arguments]');
if (!isInstalled()) await install();

process.env.NODE_COMPILE_CACHE ??= path.join(root, '.cache/node');
if (Number(process.versions.node.split('.')[0]) >= NODE_FOR_TYPESCRIPT) {
  process.argv = [process.argv[0], file, ...scriptArguments];
  await import(pathToFileURL(file).href);
} else {
  const node = bundledNode();
  if (!node) {
    fail(
      `no Node ${NODE_FOR_TYPESCRIPT} comes for ${process.platform}-${process.arch}: install Node ${NODE_FOR_TYPESCRIPT} or newer`,
    );
  }
  await handOver(node, file);
}
