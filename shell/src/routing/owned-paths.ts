import { matchPath } from 'react-router';

/** Which app owns which paths: from the releases of this page. */
export type PathOwners = Readonly<Record<string, { paths: readonly string[] }>>;

/** The app that owns a path, in any letter case (E16); `undefined` when none does. */
export function ownerOf(owners: PathOwners, pathname: string): string | undefined {
  return Object.keys(owners).find((app) => owners[app]?.paths.some((pattern) => matchPath(pattern, pathname)));
}
