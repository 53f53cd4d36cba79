import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { ROOT } from '@kaagazz/build/apps';

import { finding } from './gate-report.ts';
import type { Finding } from './gate-report.ts';

/** Path of the TypeScript 7 compiler, which needs about 20% of the CPU time of TypeScript 6. */
const COMPILER = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const CACHE = path.join(ROOT, '.cache/types');
const BUILD_GLOBALS = path.join(ROOT, 'shared/tooling/build/src/globals.d.ts');
const BUILD_INFO = 'tsbuildinfo.json';
const ERROR = /^(?:(.+)\((\d+),\d+\): )?error TS\d+: (.*)$/gm;

export type CheckedTypes = Finding & { ms: number };

export async function checkTypes(folder: string, cache: string = CACHE): Promise<CheckedTypes> {
  const started = performance.now();
  const found = await typeErrors(folder, cache).catch((error: unknown) => [String(error)]);
  return { ...finding(found), ms: Math.round(performance.now() - started) };
}

async function typeErrors(folder: string, cache: string): Promise<string[]> {
  await fs.mkdir(cache, { recursive: true });
  const draft = await fs.mkdtemp(path.join(cache, 'draft-'));
  const kept = path.join(cache, path.basename(folder));
  try {
    await fs.cp(kept, draft, { recursive: true }).catch(() => undefined);
    await fs.writeFile(path.join(draft, 'tsconfig.json'), JSON.stringify(configFor(folder)));
    const { code, output } = await compile(draft);
    await fs.rm(kept, { recursive: true, force: true });
    await fs.rename(draft, kept).catch(() => undefined);
    const errors = [...output.matchAll(ERROR)].map(([, file, line, message = '']) =>
      file === undefined ? message : `${file}:${line}: ${message}`,
    );
    return code === 0 || errors.length > 0 ? errors : [`the type check failed: ${output.trim()}`];
  } finally {
    await fs.rm(draft, { recursive: true, force: true });
  }
}

function configFor(folder: string) {
  return {
    extends: path.join(ROOT, 'tsconfig.json'),
    compilerOptions: { incremental: true, tsBuildInfoFile: BUILD_INFO },
    include: [folder, BUILD_GLOBALS],
    exclude: ['**/node_modules', '**/*.test.*', '**/test-support'].map((pattern) => path.join(folder, pattern)),
  };
}

async function compile(project: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [COMPILER, '--project', project, '--pretty', 'false'], {
    cwd: ROOT,
    env: { ...process.env, GOGC: '400' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  if (child.pid !== undefined) {
    os.setPriority(child.pid, Math.max(os.getPriority(), os.constants.priority.PRIORITY_BELOW_NORMAL));
  }
  const output = await text(child.stdout);
  const [code] = await closed;
  return { code, output };
}
