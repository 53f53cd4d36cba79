import fs from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';

import { SOURCE_MAPS_FOLDER } from '@kaagazz/releases';

import type { DeployedRelease } from '../releases/index.ts';
import { formatFrame } from './stack-frames.ts';
import type { StackFrame } from './stack-frames.ts';

export type FindRelease = (app: string, version: string) => Promise<Pick<DeployedRelease, 'folder'> | undefined>;

export async function resolvedStack(frames: readonly StackFrame[], release: FindRelease): Promise<string> {
  const maps = new Map<string, Promise<SourceMap | undefined>>();
  const mapOf = (frame: StackFrame) => {
    const key = `${frame.app}/${frame.version}/${frame.file}`;
    const loading = maps.get(key) ?? sourceMapOf(frame, release);
    maps.set(key, loading);
    return loading;
  };
  const places = await Promise.all(frames.map(async (frame) => placeOf(frame, await mapOf(frame))));
  return frames.map(({ name }, i) => formatFrame({ name, ...places[i], ...called(places[i + 1]) })).join('\n');
}

async function sourceMapOf({ app, version, file }: StackFrame, release: FindRelease): Promise<SourceMap | undefined> {
  const found = await release(app, version);
  if (!found || !file.startsWith('client/')) return undefined;
  const map = path.join(found.folder, SOURCE_MAPS_FOLDER, `${path.basename(file)}.map`);
  try {
    return new SourceMap(JSON.parse(await fs.readFile(map, 'utf8')) as ConstructorParameters<typeof SourceMap>[0]);
  } catch {
    return undefined;
  }
}

interface Place {
  file: string;
  line: number;
  column: number;
  calls?: string;
}

/**
 * Returns the original position of a stack frame. Stack traces count lines and columns from 1, but
 * source maps count from 0.
 */
function placeOf({ app, file, line, column }: StackFrame, map: SourceMap | undefined): Place {
  const entry = map?.findEntry(line - 1, column - 1);
  // `originalSource` is undefined for generated code, even though its type excludes undefined.
  if (!entry || !('originalSource' in entry) || (entry.originalSource as string | undefined) === undefined) {
    return { file: `${app}/${file}`, line, column };
  }
  return {
    file: entry.originalSource.replace(/^\.\//, `${app}/`).replace(/^(\.\.\/)+/, ''),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
    ...('name' in entry && typeof entry.name === 'string' && { calls: entry.name }),
  };
}

function called(place: Place | undefined): { name?: string } {
  return place?.calls === undefined ? {} : { name: place.calls };
}
