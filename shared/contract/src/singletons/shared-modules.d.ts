/** The shell's shared singletons, keyed by the package name that remotes import. */
export const sharedModules: Readonly<Record<string, { version: string; module: unknown }>>;
