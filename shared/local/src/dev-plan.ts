import { APPS } from './build-apps.ts';
import { BadSetting } from './site-settings.ts';

export interface DevPlan {
  /** apps that are built from the source beside; the shell first, because the site starts with it */
  built: string[];
  /** those of them that are built again when their source changes */
  watched: string[];
  /** apps whose stable releases are taken as they are */
  taken: string[];
  /** whether api and servers start anew when their source changes */
  servers: boolean;
}

/**
 * What `npm run dev [app...]` does: nothing named means everything. The shell is always built here: the other apps run on its React, and only the development
 * build of that takes over changes. Unless it is named it is not watched, or each change of the design system would load the page anew.
 *
 * @throws BadSetting
 */
export function devPlan(named: readonly string[]): DevPlan {
  const unknown = named.filter((app) => !APPS.some((known) => known === app));
  if (unknown.length > 0) throw new BadSetting(`no app is named ${unknown.join(', ')}: ${APPS.join(', ')}`);
  const watched = APPS.filter((app) => named.length === 0 || named.includes(app));
  const built = APPS.filter((app) => app === 'shell' || watched.includes(app));
  return { built, watched, taken: APPS.filter((app) => !built.includes(app)), servers: named.length === 0 };
}
