/**
 * Packages that all apps on a page share. The browser's share scope, the server's `require` and the
 * remotes' externals are derived from this list. Other packages are bundled with each app.
 */
export const SHARED_SINGLETONS: readonly SharedSingleton[] = [
  { name: 'react' },
  { name: 'react/jsx-runtime' },
  { name: 'react-dom' },
  // Shared only with mounted sections, because they create their own React root. The version of
  // react-dom must match React's version.
  { name: 'react-dom/client', only: 'mount' },
  // Modules that export only what remotes use, because shared packages can't be tree-shaken.
  // Mounted sections bundle these packages themselves, because their libraries need more exports.
  { name: 'react-router-dom', only: 'routes', providedBy: '@kaagazz/contract/react-router-dom' },
  { name: 'react-redux', only: 'routes', providedBy: '@kaagazz/contract/react-redux' },
  { name: 'styled-components', only: 'routes', providedBy: '@kaagazz/contract/styled-components' },
  { name: '@kaagazz/contract', only: 'routes' },
];

/**
 * What a remote exposes: `routes` (`RemoteFace`) for pages with the site's header and footer, or
 * `mount` (`MountedFace`) for a section with its own header and navigation.
 */
export type FaceKind = 'routes' | 'mount';

export interface SharedSingleton {
  name: string;
  /** The kind of remote that shares the package. If omitted, both kinds share it. */
  only?: FaceKind;
  /** The module that the shell provides instead of the package. */
  providedBy?: string;
}

export function singletonsOf(kind: FaceKind): SharedSingleton[] {
  return SHARED_SINGLETONS.filter(({ only = kind }) => only === kind);
}

/** Returns the package name of a module, such as `react` for `react/jsx-runtime`. */
export function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
