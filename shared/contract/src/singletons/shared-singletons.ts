/**
 * The ONE list of what all apps of a page share: the browser's share scope, the server's `require` map and the remotes' externals are
 * made from it. Everything else is compiled into each app, so that a team never waits for another.
 */
export const SHARED_SINGLETONS: readonly SharedSingleton[] = [
  { name: 'react' },
  { name: 'react/jsx-runtime' },
  { name: 'react-dom' },
  // Façades: sharing a package itself would switch tree shaking off for all of it.
  { name: 'react-router-dom', providedBy: '@kaagazz/contract/react-router-dom' },
  { name: 'react-redux', providedBy: '@kaagazz/contract/react-redux' },
  { name: 'styled-components', providedBy: '@kaagazz/contract/styled-components' },
  { name: '@kaagazz/contract' },
];

export interface SharedSingleton {
  /** what a remote imports */
  name: string;
  /** what the shell puts behind that name; the name itself when absent */
  providedBy?: string;
}

/** `react/jsx-runtime` belongs to the package `react`. */
export function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
