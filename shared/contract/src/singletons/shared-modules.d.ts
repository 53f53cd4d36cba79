/** The shared singletons of this shell, by the name that a remote imports: the module and the version of its package. */
export const sharedModules: Readonly<Record<string, { version: string; module: unknown }>>;
