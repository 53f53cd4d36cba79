import type { Print } from '../process/console-lines.ts';
import type { Step } from './build-apps.ts';
import { freePorts } from '../process/ports.ts';
import { siteEnvironments } from './site-settings.ts';
import type { InternalPorts, SiteSettings } from './site-settings.ts';
import { supervise } from '../process/supervised-process.ts';
import type { ProcessPlan, SupervisedProcess } from '../process/supervised-process.ts';

export interface Site {
  /**
   * Starts PostgreSQL, stand-ins, api and shell server, each when the one before it listens; the shell only when the releases are built.
   *
   * @throws StartFailed
   */
  start(step: Step, built: Promise<void>): Promise<void>;
  /** Ends what runs, started whole or not, in the order in which the processes need each other. */
  stop(): Promise<void>;
  /** Starts one of its processes anew. @returns whether it listens again */
  restart(name: 'api' | 'shell' | 'stand-ins'): Promise<boolean>;
  /** how many steps `start` announces */
  steps: number;
}

/** Stands between the shell and the stand-ins. */
interface StandInsFront {
  url: string;
  /** @param standIns their origin; undefined when there are none */
  passOnTo(standIns: string | undefined): void;
}

/**
 * A site on free internal ports, not yet started.
 *
 * @throws DataFolderError
 */
export async function planSite(
  settings: SiteSettings,
  user: NodeJS.ProcessEnv,
  print: Print,
  front?: StandInsFront,
): Promise<Site> {
  const [api = 0, standIns = 0, smtp = 0, postgres = 0] = await freePorts(4);
  const plans = sitePlans(settings, { api, standIns, smtp, postgres }, user, front);
  const running: SupervisedProcess[] = [];
  let stopped = false;

  return {
    steps: plans.length,
    async start(step, built) {
      for (const { title, needsReleases, ...plan } of plans) {
        if (needsReleases) await built;
        if (stopped) return;
        const started = supervise(plan, print);
        running.push(started);
        await step(title, () => started.ready);
      }
    },
    async restart(name) {
      return (await running.find((each) => each.name === name)?.restart()) ?? false;
    },
    async stop() {
      stopped = true;
      for (const each of running.toReversed()) await each.stop();
    },
  };
}

function sitePlans(
  settings: SiteSettings,
  ports: InternalPorts,
  user: NodeJS.ProcessEnv,
  front: StandInsFront | undefined,
): (ProcessPlan & { title: string; needsReleases?: true })[] {
  const env = siteEnvironments(settings, ports, user);
  if (front) {
    front.passOnTo(env.shell.DEV_STAND_INS_URL);
    env.shell.DEV_STAND_INS_URL = front.url;
  }
  return [
    ...(env.database
      ? [
          {
            name: 'postgres',
            title: 'start PostgreSQL',
            script: 'shared/tooling/local/src/postgres/local-postgres.ts',
            args: [env.database.folder],
            env: { ...user, DATABASE_URL: env.database.url },
          },
        ]
      : []),
    ...(env.standIns
      ? [
          {
            name: 'stand-ins',
            title: 'start mailbox and payment stand-ins',
            script: 'api/stand-ins/main.ts',
            env: env.standIns,
          },
        ]
      : []),
    { name: 'api', title: 'migrate, seed and start api', script: 'api/src/main.ts', env: env.api },
    { name: 'shell', title: 'start shell', script: 'shell/server/main.ts', env: env.shell, needsReleases: true },
  ];
}
