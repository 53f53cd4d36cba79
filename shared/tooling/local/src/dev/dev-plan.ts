import { APPS } from '@kaagazz/build/apps';

import { BadSetting } from '../site/site-settings.ts';

export interface DevPlan {
  /** Apps built from this checkout. The shell comes first because the site starts with it. */
  built: string[];
  /** The built apps that are rebuilt when their source changes. */
  watched: string[];
  /** Apps that run as their stable release. */
  fetched: string[];
  /** Whether api and servers restart when their source changes. */
  servers: boolean;
}

/**
 * Plans what `npm run dev [app...]` builds and watches; without names, every app. It always builds
 * the shell because the remotes run on its React, and only React's development build supports hot
 * reload. It watches the shell only if named: otherwise every change of the design system would
 * reload the page.
 *
 * @throws BadSetting
 */
export function devPlan(named: readonly string[]): DevPlan {
  const unknown = named.filter((app) => !APPS.includes(app));
  if (unknown.length > 0) throw new BadSetting(`no app is named ${unknown.join(', ')}: ${APPS.join(', ')}`);
  const watched = APPS.filter((app) => named.length === 0 || named.includes(app));
  const built = APPS.filter((app) => app === 'shell' || watched.includes(app));
  return { built, watched, fetched: APPS.filter((app) => !built.includes(app)), servers: named.length === 0 };
}
