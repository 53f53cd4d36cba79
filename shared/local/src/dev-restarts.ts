import { watch } from 'node:fs';
import path from 'node:path';

import { ROOT } from './root.ts';

/** Editors save in bursts. */
const QUIET_MS = 150;

/** What the servers are made of; Node runs it as it is, so a change is seen only by a process that starts anew. */
export const SERVER_SOURCES = {
  api: ['api/src', 'api/drizzle', 'shared/domain/src'],
  'stand-ins': ['api/stand-ins'],
  shell: ['shell/server', 'shell/src/routing', 'shared/releases/src', 'shared/contract/src'],
} as const;

export type RestartedProcess = keyof typeof SERVER_SOURCES;

/** Calls `onChange` once for each burst of changes below folders of the project; tests don't count. @returns ends the watching */
export function onSaved(folders: readonly string[], onChange: () => void): () => void {
  let burst: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file || /\.test\.tsx?$|~$/.test(file)) return;
      clearTimeout(burst);
      burst = setTimeout(onChange, QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(burst);
    for (const each of watchers) each.close();
  };
}
