import { matchPath } from 'react-router-dom';

/** Which app owns which paths: from the releases of this page. */
export type PathOwners = Readonly<Record<string, { paths: readonly string[] }>>;

/** The app that owns a path, in any letter case (E16); `undefined` when none does. */
export function ownerOf(owners: PathOwners, pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  const owns = (pattern: string) => lower.startsWith(beginningOf(pattern)) && matchPath(pattern, pathname);
  return Object.keys(owners).find((app) => owners[app]?.paths.some(owns));
}

/** What every path of a pattern begins with, in lower case: matching takes its time, and of forty apps' paths few begin alike. */
function beginningOf(pattern: string): string {
  // behind a `?` stands a part that may be missing, before it as well
  return pattern.includes('?') ? '/' : (/^[^:*]*/.exec(pattern.toLowerCase())?.[0].replace(/\/+$/, '') ?? '');
}
