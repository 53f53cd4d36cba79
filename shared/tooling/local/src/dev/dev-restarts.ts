import { statSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import path from 'node:path';

import { ROOT } from '../process/root.ts';

const QUIET_MS = 150;

export const SERVER_SOURCES = {
  api: [
    'api/src',
    'api/drizzle',
    'shared/api-schema/src',
    'shared/domain/src',
    'shared/http-server/src',
    'shared/print-design/src',
  ],
  'stand-ins': ['api/stand-ins', 'shared/domain/src'],
  shell: [
    'shell/server',
    'shell/src/routing',
    'shell/src/document',
    'shell/src/page-boot.ts',
    'shared/releases/src',
    'shared/contract/src',
    'shared/domain/src',
    'shared/http-server/src',
  ],
} as const;

export type RestartedProcess = keyof typeof SERVER_SOURCES;

export function onSave(places: readonly string[], onChange: () => void): () => void {
  let burst: NodeJS.Timeout | undefined;
  const watchers = places.map((place) =>
    watchPlace(path.join(ROOT, place), (file) => {
      if (/\.test\.tsx?$|~$/.test(file)) return;
      clearTimeout(burst);
      burst = setTimeout(onChange, QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(burst);
    for (const each of watchers) each.close();
  };
}

function watchPlace(place: string, onChange: (file: string) => void): FSWatcher {
  if (statSync(place).isDirectory())
    return watch(place, { recursive: true }, (_event, file) => {
      if (file) onChange(file);
    });
  // Watch the folder, because a watch on the file ends when an editor replaces the file.
  return watch(path.dirname(place), (_event, file) => {
    if (file === path.basename(place)) onChange(file);
  });
}
