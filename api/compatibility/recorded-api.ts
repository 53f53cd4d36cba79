import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiDocument } from './breaking-changes.ts';

const FOLDER = path.join(process.cwd(), 'api/compatibility');
const CONSTANT = path.join(process.cwd(), 'shared/api-schema/src/api-version.ts');
const VERSION = path.join(FOLDER, 'api-version.json');
const RELEASED = path.join(FOLDER, 'released-api.json');

interface RecordedVersion {
  version: number;
  operations: string;
}

export function hashOf(document: ApiDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 16);
}

export async function readRecorded(): Promise<RecordedVersion> {
  return JSON.parse(await readFile(VERSION, 'utf8')) as RecordedVersion;
}

export async function writeVersion(recorded: RecordedVersion): Promise<void> {
  await writeFile(VERSION, `${JSON.stringify(recorded, null, 2)}\n`);
  const source = await readFile(CONSTANT, 'utf8');
  await writeFile(CONSTANT, source.replace(/API_VERSION = \d+/, `API_VERSION = ${recorded.version}`));
}

export async function readReleased(): Promise<ApiDocument> {
  return JSON.parse(await readFile(RELEASED, 'utf8')) as ApiDocument;
}

export async function writeReleased(document: ApiDocument, version: number): Promise<void> {
  const released = { ...document, info: { title: 'Kaagazz api', version: String(version) } };
  await writeFile(RELEASED, `${JSON.stringify(released).replaceAll('"/api/', '\n"/api/')}\n`);
}
