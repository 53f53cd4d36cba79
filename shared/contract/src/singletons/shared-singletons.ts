/**
 * Packages that all apps of a page share. The browser's share scope, the server's `require` and the
 * remotes' externals are derived from this list. All other packages are compiled into each app.
 */
export const SHARED_SINGLETONS: readonly SharedSingleton[] = [
  { name: 'react' },
  { name: 'react/jsx-runtime' },
  { name: 'react-dom' },
  // These façades list what remotes may import, because a shared package can't be tree-shaken.
  { name: 'react-router-dom', providedBy: '@kaagazz/contract/react-router-dom' },
  { name: 'react-redux', providedBy: '@kaagazz/contract/react-redux' },
  { name: 'styled-components', providedBy: '@kaagazz/contract/styled-components' },
  { name: '@kaagazz/contract' },
];

export interface SharedSingleton {
  name: string;
  /** The module that the shell provides in its place. */
  providedBy?: string;
}

/** Returns the package name of a module, such as `react` for `react/jsx-runtime`. */
export function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
