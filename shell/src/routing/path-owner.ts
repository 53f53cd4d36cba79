import { matchPath } from 'react-router-dom';

export type PathOwners = Readonly<Record<string, { paths: readonly string[] }>>;

/** Ignores case. */
export function ownerOf(owners: PathOwners, pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  const owns = (pattern: string) => lower.startsWith(staticPrefix(pattern)) && matchPath(pattern, pathname);
  return Object.keys(owners).find((app) => owners[app]?.paths.some(owns));
}

function staticPrefix(pattern: string): string {
  return pattern.includes('?') ? '/' : (/^[^:*]*/.exec(pattern.toLowerCase())?.[0].replace(/\/+$/, '') ?? '');
}
