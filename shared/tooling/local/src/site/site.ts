import type { Print } from '../process/console-lines.ts';
import type { Step } from './build-apps.ts';
import { freePorts } from '../process/ports.ts';
import { siteEnvironments } from './site-settings.ts';
import type { InternalPorts, SiteSettings } from './site-settings.ts';
import { supervise } from '../process/supervised-process.ts';
import type { ProcessPlan, SupervisedProcess } from '../process/supervised-process.ts';

export interface Site {
  start(step: Step, built: Promise<void>): Promise<void>;
  stop(): Promise<void>;
  restart(name: 'api' | 'shell' | 'stand-ins'): Promise<boolean>;
  steps: number;
}

interface StandInsProxy {
  url: string;
  forwardTo(origin: string | undefined): void;
}

export async function planSite(
  settings: SiteSettings,
  user: NodeJS.ProcessEnv,
  print: Print,
  proxy?: StandInsProxy,
): Promise<Site> {
  const [api = 0, standIns = 0, smtp = 0, postgres = 0] = await freePorts(4);
  const plans = sitePlans(settings, { api, standIns, smtp, postgres }, user, proxy);
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
  proxy: StandInsProxy | undefined,
): (ProcessPlan & { title: string; needsReleases?: true })[] {
  const env = siteEnvironments(settings, ports, user);
  if (proxy) {
    proxy.forwardTo(env.shell.DEV_STAND_INS_URL);
    env.shell.DEV_STAND_INS_URL = proxy.url;
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
