import { matchPath } from 'react-router-dom';

/** Paths by app. */
export type PathOwners = Readonly<Record<string, { paths: readonly string[] }>>;

/** Returns the app that owns a path, or undefined. Ignores case. */
export function ownerOf(owners: PathOwners, pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  const owns = (pattern: string) => lower.startsWith(staticPrefix(pattern)) && matchPath(pattern, pathname);
  return Object.keys(owners).find((app) => owners[app]?.paths.some(owns));
}

/**
 * Returns a prefix of all paths that match, in lower case. Comparing it is much faster than
 * matching.
 */
function staticPrefix(pattern: string): string {
  // The part before `?` is optional.
  return pattern.includes('?') ? '/' : (/^[^:*]*/.exec(pattern.toLowerCase())?.[0].replace(/\/+$/, '') ?? '');
}
