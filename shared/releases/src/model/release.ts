import { z } from 'zod';

/**
 * `1.0.0-3f9c2a7b1d`: package version and content hash. Also a folder name, so it must not contain
 * slashes.
 */
export const Version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/, 'is no version of a release');

/** `mfe-print`. Also a folder name. */
export const AppName = z.string().regex(/^[a-z][a-z0-9-]{0,49}$/, 'is no name of an app');

const RelativeFile = z.string().regex(/^(client|server)\/(?!.*\.\.)[\w./@+-]+$/, 'is no file of a release');

const File = z.object({
  /** Subresource integrity: `sha384-...`. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  bytes: z.number().int().nonnegative(),
  /** Size of the Brotli file (`.br`). Absent if it would not be smaller. */
  brotliBytes: z.number().int().positive().optional(),
});

const SitePath = z.string().startsWith('/');

/** `Discovery` of the contract. */
export const ReleaseDiscovery = z.object({
  /** Personal pages, which are neither listed nor crawled. */
  personal: z.array(SitePath).default([]),
  unlisted: z.array(SitePath).default([]),
  pages: z.array(z.object({ path: SitePath, lastModified: z.string().optional() })).default([]),
  /** Pages that the api lists. */
  lists: z
    .array(
      z.object({
        call: SitePath,
        list: z.string(),
        path: SitePath,
        id: z.string(),
        lastModified: z.string().optional(),
      }),
    )
    .default([]),
  feeds: z
    .array(
      z.object({
        path: z.string().regex(/^\/[\w-]+\/feed\.xml$/, 'is no path of a feed: /<word>/feed.xml'),
        title: z.string(),
        description: z.string(),
        page: SitePath,
        items: z.array(
          z.object({
            path: SitePath,
            title: z.string(),
            summary: z.string(),
            date: z.iso.date(),
            category: z.string(),
            author: z.string(),
            content: z.string(),
          }),
        ),
      }),
    )
    .default([]),
});

/** `release.json`. File paths are relative to the release's folder. */
export const ReleaseManifest = z.object({
  app: AppName,
  version: Version,
  /** Contract version of the face. */
  contract: z.number().int().positive(),
  /** For the shell: the contracts of remotes that it supports, by default its own. */
  hosts: z.array(z.number().int().positive()).min(1).optional(),
  mode: z.enum(['production', 'development']),
  /** Paths that the app owns, such as `/products/:id`. Empty for the shell. */
  paths: z.array(z.string().startsWith('/')),
  /** An existing page for each path with a parameter, which the gate visits. */
  examples: z.record(z.string(), z.string().startsWith('/')),
  /** Labels of menu entries, by path. */
  menu: z.record(z.string(), z.string()),
  /** Paths that need a full page load, with the security policy of the payment window. */
  ownDocuments: z.array(z.string()),
  /** Origins that a page may frame, by path. These pages need a full page load. */
  frames: z.record(z.string(), z.array(z.string().regex(/^https:\/\/[a-z0-9.-]+$/, 'is no https origin'))).optional(),
  /** If absent, only paths without a parameter are listed. */
  discovery: ReleaseDiscovery.optional(),
  /** The browser's first script: the remote's container or the shell's main file. */
  entry: RelativeFile,
  /** The CommonJS bundle for the server. */
  server: RelativeFile,
  /** Client files by chunk name, in loading order. */
  chunks: z.record(z.string(), z.array(RelativeFile)),
  /**
   * Versions by shared singleton: the range that a remote needs (`^19.3.1`), or the version that
   * the shell provides (`19.3.1`).
   */
  shared: z.record(z.string(), z.string()),
  /** All files except `release.json`. */
  files: z.record(RelativeFile, File),
});

export type Release = z.infer<typeof ReleaseManifest>;
export type Discovery = z.infer<typeof ReleaseDiscovery>;
export type ReleaseFile = z.infer<typeof File>;
export type BuildMode = Release['mode'];

/** Returns the contracts of remotes that a shell release supports. */
export function contractsHostedBy({ contract, hosts }: Pick<Release, 'contract' | 'hosts'>): readonly number[] {
  return hosts ?? [contract];
}

export const RELEASE_FILE = 'release.json';
