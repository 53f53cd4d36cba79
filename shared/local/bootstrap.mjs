/**
 * The door of `npm start`, `npm run dev`, `npm run build`, `npm test`, `npm run bench`, `npm run release` and the operators' commands. Plain JavaScript with nothing but Node's own modules, because it
 * runs first on a machine where nothing is installed and Node may be as old as 20.19: it installs what is missing, then hands over
 * to the real command on the Node 24 that came with the packages.
 *
 *   node shared/local/bootstrap.mjs start|dev|build|test|bench|release|orders|payments|catalog|prices|requests [arguments]
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OLDEST_NODE = [20, 19];
const NODE_FOR_TYPESCRIPT = 24;
const COMMANDS = [
  'start',
  'dev',
  'build',
  'test',
  'bench',
  'release',
  'orders',
  'payments',
  'catalog',
  'prices',
  'requests',
];

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [command = '', ...commandArguments] = process.argv.slice(2);

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

/** npm notes what it installed in node_modules/.package-lock.json: every package of the lockfile must stand there in its version. */
function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages ?? {};
  const present = readJson('node_modules/.package-lock.json')?.packages;
  if (!present) return false;
  return Object.entries(wanted).every(([place, { version, optional, link }]) => {
    if (!place.startsWith('node_modules/')) return true;
    if (!present[place]) return Boolean(optional);
    return link || present[place].version === version;
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
  // Started by npm: the very same one. Else the one in PATH.
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
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // Not `npm ci`: it refuses a lockfile that leaves out packages which are only for other kinds of machines.
  const done = await npm('install', '--no-save', ...quiet);
  clearInterval(progress);
  if (!done) fail('install packages failed: see the lines above');
  console.log(`install packages ... done in ${seconds()}`);
}

/** The Node that came with the packages, or `undefined` where there is none for this kind of machine. */
function bundledNode() {
  const folder = `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const file = path.join(root, folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(file) ? file : undefined;
}

/** Runs the command on the bundled Node and is gone when it is: signals are passed on, and so is the end of npm above. */
async function handOver(node, script) {
  const child = spawn(node, [script, ...commandArguments], { cwd: root, stdio: 'inherit' });
  // A Ctrl-C reaches the whole foreground group: the child ends by itself, and this process must outlive it.
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
if (!COMMANDS.includes(command)) fail(`usage: node shared/local/bootstrap.mjs ${COMMANDS.join('|')}`);
if (!isInstalled()) await install();

const script = path.join(root, 'shared/local/src', `${command}.ts`);
// What Node makes of the code it loads is kept for the next process: a command starts some dozens of them.
process.env.NODE_COMPILE_CACHE ??= path.join(root, '.cache/node');
if (Number(process.versions.node.split('.')[0]) >= NODE_FOR_TYPESCRIPT) {
  process.argv = [process.argv[0], script, ...commandArguments];
  await import(pathToFileURL(script).href);
} else {
  const node = bundledNode();
  if (!node) {
    fail(
      `no Node ${NODE_FOR_TYPESCRIPT} comes for ${process.platform}-${process.arch}: install Node ${NODE_FOR_TYPESCRIPT} or newer`,
    );
  }
  await handOver(node, script);
}
