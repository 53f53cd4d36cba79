import path from 'node:path';

import type { DevReport } from '@kaagazz/build/hot-state';
import type { Print } from '../process/console-lines.ts';
import { ROOT } from '../process/root.ts';
import { supervise } from '../process/supervised-process.ts';

export interface WatchedApp {
  built: Promise<void>;
  stop(): Promise<void>;
}

export function watchApp(
  app: string,
  releasesDir: string,
  print: Print,
  onBuild: (report: DevReport) => Promise<void>,
): WatchedApp {
  let reporting = Promise.resolve();
  let firstBuilt: () => void;
  const built = new Promise<void>((resolve) => (firstBuilt = resolve));
  const watching = supervise(
    {
      name: app,
      script: path.relative(ROOT, path.join(import.meta.dirname, '../../../build/src/dev/dev-main.ts')),
      args: [app, releasesDir],
      env: { ...process.env, NODE_ENV: 'development' },
      onMessage(message) {
        const report = message as DevReport;
        reporting = reporting
          .then(async () => {
            await onBuild(report);
            if (report.version !== null) firstBuilt();
          })
          .catch((error: unknown) => print(`${app}: ${error instanceof Error ? error.message : String(error)}`));
      },
    },
    print,
  );
  return {
    built: Promise.race([built, watching.ready.then(() => built)]),
    stop: () => watching.stop(),
  };
}
