import { createRequire } from 'node:module';
import fs from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';

import type { MountedFace, RemoteFace } from '@kaagazz/contract';

import { SHARED_SINGLETONS } from '@kaagazz/contract/shared-singletons';

import { ROOT } from '../apps/apps.ts';

const require = createRequire(path.join(ROOT, 'package.json'));

export async function readFace(serverBundle: string): Promise<RemoteFace | MountedFace> {
  const code = await fs.readFile(serverBundle, 'utf8');
  const provided = new Map(SHARED_SINGLETONS.map(({ name, providedBy }) => [name, providedBy ?? name]));
  const parameters = ['module', 'exports', 'require', '__releaseBase'];
  const run = vm.compileFunction(code, parameters, { filename: serverBundle }) as (...given: unknown[]) => void;
  const module = { exports: {} as { default?: RemoteFace | MountedFace } };
  run(module, module.exports, (id: string) => require(provided.get(id) ?? id) as unknown, '/');
  const face = module.exports.default;
  if (!face) throw new Error(`${serverBundle} exports no face: src/public needs a module with a default export`);
  return face;
}
