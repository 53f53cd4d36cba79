import fs from 'node:fs/promises';
import path from 'node:path';

import { ROOT } from './published-packages.ts';
import type { PublishedPackage } from './published-packages.ts';

type Versions = Record<string, string>;

export interface Manifest {
  name: string;
  version: string;
  bin?: Versions;
  exports?: Record<string, string | Versions>;
  dependencies?: Versions;
  peerDependencies?: Versions;
  [field: string]: unknown;
}

const KEPT = ['version', 'description', 'type', 'sideEffects', 'engines', 'peerDependencies'];

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await fs.readFile(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}

export async function publishedManifest(
  { name, folder, main }: PublishedPackage,
  code: readonly string[],
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const { version, dependencies = {}, bin, exports } = manifest;
  return {
    ...Object.fromEntries(KEPT.flatMap((field) => (field in manifest ? [[field, manifest[field]]] : []))),
    name,
    version,
    license: 'UNLICENSED',
    ...(bin && { bin: mapValues(bin, compiledName) }),
    ...(exports && { exports: mapValues(exports, entryPoint) }),
    ...(main !== undefined && { main: compiledName(main) }),
    dependencies: main === undefined ? dependencies : importedOnly(dependencies, code),
  };
}

function importedOnly(dependencies: Versions, code: readonly string[]): Versions {
  const isImported = (name: string) => code.some((text) => new RegExp(`['"]${name}[/'"]`).test(text));
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => isImported(name)));
}

function entryPoint(entry: string | Versions): string | Versions {
  if (typeof entry !== 'string' || !isCompiled(entry)) return entry;
  return { types: entry.replace(/\.tsx?$/, '.d.ts'), default: compiledName(entry) };
}

export function compiledName(file: string): string {
  return isCompiled(file) ? file.replace(/\.tsx?$/, '.js') : file;
}

export function isCompiled(file: string): boolean {
  return /(?<!\.d)\.tsx?$/.test(file);
}

function mapValues<Value, Result>(record: Record<string, Value>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
