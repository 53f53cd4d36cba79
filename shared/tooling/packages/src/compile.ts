import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

import { PUBLISHED_PACKAGES, ROOT } from './published-packages.ts';

const COMPILER = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** Compiles the published packages, because Node doesn't run TypeScript in `node_modules`. */
export async function compile(outDir: string): Promise<void> {
  const config = path.join(outDir, 'tsconfig.json');
  const contents = PUBLISHED_PACKAGES.flatMap(({ folder, contents: parts }) =>
    parts.map((part) => path.join(ROOT, folder, part)),
  );
  await fs.mkdir(outDir, { recursive: true });
  await fs.writeFile(
    config,
    JSON.stringify({
      extends: path.join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        // The linter checks types.
        noCheck: true,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: ROOT,
        outDir,
        typeRoots: [path.join(ROOT, 'node_modules/@types')],
      },
      include: contents,
      exclude: ['**/node_modules', '**/*.test.ts', '**/*.test.tsx', '**/create-remote/template'].map((pattern) =>
        path.join(ROOT, pattern),
      ),
    }),
  );
  await promisify(execFile)(process.execPath, [COMPILER, '-p', config], { cwd: ROOT });
}
