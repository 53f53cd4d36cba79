import { APPS } from '@kaagazz/build/apps';

import { BadSetting } from '../site/site-settings.ts';

export interface DevPlan {
  built: string[];
  watched: string[];
  fetched: string[];
  servers: boolean;
}

export function devPlan(named: readonly string[]): DevPlan {
  const unknown = named.filter((app) => !APPS.includes(app));
  if (unknown.length > 0) throw new BadSetting(`no app is named ${unknown.join(', ')}: ${APPS.join(', ')}`);
  const watched = APPS.filter((app) => named.length === 0 || named.includes(app));
  const built = APPS.filter((app) => app === 'shell' || watched.includes(app));
  return { built, watched, fetched: APPS.filter((app) => !built.includes(app)), servers: named.length === 0 };
}
