/** Keyed by the package name that remotes import. */
export const sharedModules: Readonly<Record<string, { version: string; module: unknown }>>;
