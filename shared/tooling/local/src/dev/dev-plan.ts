import { APPS } from '@kaagazz/build/apps';

import { BadSetting } from '../site/site-settings.ts';

export interface DevPlan {
  /** Apps built from this working tree. The shell comes first, because the site needs it. */
  built: string[];
  /** Built apps that are rebuilt when their source changes. */
  watched: string[];
  /** Apps that aren't built. The site uses their stable releases. */
  fetched: string[];
  /** Whether the api and the shell server restart when their source changes. */
  servers: boolean;
}

/**
 * Decides what `npm run dev [app...]` builds and watches. The default is every app. The shell is
 * always built, because hot reload needs React's development build. It is watched only if named,
 * because every change to the design system would reload the page.
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
