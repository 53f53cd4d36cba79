/**
 * Packages that all apps of a page share. The browser's share scope, the server's `require` and the
 * remotes' externals are derived from this list. All other packages are compiled into each app.
 */
export const SHARED_SINGLETONS: readonly SharedSingleton[] = [
  { name: 'react' },
  { name: 'react/jsx-runtime' },
  { name: 'react-dom' },
  // A mounted section creates its own root. Its version has to be the same as React's.
  { name: 'react-dom/client', only: 'mount' },
  // Façades, because a shared package can't be tree-shaken. A mounted section brings its own router
  // and data client, so that it can use libraries that need more than the façades export.
  { name: 'react-router-dom', only: 'routes', providedBy: '@kaagazz/contract/react-router-dom' },
  { name: 'react-redux', only: 'routes', providedBy: '@kaagazz/contract/react-redux' },
  { name: 'styled-components', only: 'routes', providedBy: '@kaagazz/contract/styled-components' },
  { name: '@kaagazz/contract', only: 'routes' },
];

/**
 * What a remote exposes: `routes` are pages inside the site's frame (`RemoteFace`), `mount` is a
 * section with a frame of its own (`MountedFace`).
 */
export type FaceKind = 'routes' | 'mount';

export interface SharedSingleton {
  name: string;
  /** The kind of remotes that share it; both by default. */
  only?: FaceKind;
  /** The module that the shell provides in its place. */
  providedBy?: string;
}

/** Returns the packages that remotes of one kind share with the shell. */
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
