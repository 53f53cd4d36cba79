import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { finding } from './gate-report.ts';
import type { Finding } from './gate-report.ts';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 10 * 1024 * 1024;
const OXLINT = path.join(path.dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');
/** With no lint rules, oxlint only checks types and is about five times as fast as tsc. */
const TYPES_ONLY = {
  options: { typeAware: true, typeCheck: true },
  plugins: [],
  categories: { correctness: 'off' },
};

interface Diagnostic {
  message: string;
  code?: string;
  filename: string;
  labels?: { span: { line: number } }[];
}

/**
 * Checks the types of an app's source, excluding its tests.
 *
 * @param folder absolute path
 */
export async function checkTypes(folder: string): Promise<Finding> {
  const temporary = await fs.mkdtemp(path.join(os.tmpdir(), 'kaagazz-types-'));
  const config = path.join(temporary, 'oxlint.json');
  try {
    await fs.writeFile(config, JSON.stringify(TYPES_ONLY));
    const { diagnostics } = await diagnosticsOf([
      '-c',
      config,
      '--ignore-pattern',
      '**/*.test.*',
      '--format',
      'json',
      folder,
    ]);
    return finding(
      diagnostics.map(({ message, filename, labels }) => `${filename}:${labels?.[0]?.span.line ?? 1}: ${message}`),
    );
  } finally {
    await fs.rm(temporary, { recursive: true });
  }
}

async function diagnosticsOf(options: string[]): Promise<{ diagnostics: Diagnostic[] }> {
  // Less frequent garbage collection saves a third of the processor time.
  const env = { ...process.env, GOGC: '400' };
  const { stdout } = await run(process.execPath, [OXLINT, ...options], { env, maxBuffer: MAX_OUTPUT_BYTES }).catch(
    (error: unknown) => {
      // Exit code 1 means that oxlint found errors.
      const { stdout: found = '' } = error as { stdout?: string };
      if (!found.startsWith('{')) throw error;
      return { stdout: found };
    },
  );
  return JSON.parse(stdout) as { diagnostics: Diagnostic[] };
}
