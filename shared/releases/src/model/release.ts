import { z } from 'zod';

/** Version of a release, such as `1.0.0-3f9c2a7b1d`. The suffix is a hash of the content. */
export const Version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/, 'is not a valid release version');

export const AppName = z.string().regex(/^[a-z][a-z0-9-]{0,49}$/, 'is not a valid app name');

const RelativeFile = z.string().regex(/^(client|server)\/(?!.*\.\.)[\w./@+-]+$/, 'is not a valid release file path');

const File = z.object({
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  bytes: z.number().int().nonnegative(),
  /** Size of the Brotli file (`.br`). Omitted if compression doesn't make the file smaller. */
  brotliBytes: z.number().int().positive().optional(),
});

/** Folder with the source maps of the client files. Shell servers don't serve this folder. */
export const SOURCE_MAPS_FOLDER = 'server/maps';

const SitePath = z.string().startsWith('/');

const PagesFromApi = z.object({ call: SitePath, list: z.string(), path: SitePath, id: z.string() });

export const ReleaseDiscovery = z.object({
  /**
   * Pages that depend on the visitor, such as `/cart`. These pages are excluded from crawling and
   * from the sitemap.
   */
  personal: z.array(SitePath).default([]),
  unlisted: z.array(SitePath).default([]),
  pages: z.array(z.object({ path: SitePath, lastModified: z.string().optional() })).default([]),
  lists: z.array(PagesFromApi.extend({ lastModified: z.string().optional() })).default([]),
  feeds: z
    .array(
      z.object({
        path: z.string().regex(/^\/[\w-]+\/feed\.xml$/, 'is not a valid feed path: use /<word>/feed.xml'),
        title: z.string(),
        description: z.string(),
        page: SitePath,
        items: z
          .array(
            z.object({
              path: SitePath,
              title: z.string(),
              summary: z.string(),
              date: z.iso.date(),
              category: z.string(),
              author: z.string(),
              content: z.string(),
            }),
          )
          .default([]),
        from: PagesFromApi.optional(),
      }),
    )
    .default([]),
});

export const Signature = z.object({
  key: z.string(),
  /** Base64. */
  value: z.string(),
});

export const Provenance = z.object({
  commit: z.string(),
  author: z.string(),
  modified: z.boolean(),
  time: z.iso.datetime(),
  builder: z.string(),
  /** Commits since the previous stable release, newest first. */
  changes: z.array(z.object({ commit: z.string(), author: z.string(), subject: z.string() })).default([]),
  /** Integrity hash of `sbom.json` (CycloneDX). */
  sbom: z.string().optional(),
});

export const ReleaseManifest = z.object({
  app: AppName,
  version: Version,
  contract: z.number().int().positive(),
  /** Defaults to `contract`. */
  hosts: z.array(z.number().int().positive()).min(1).optional(),
  /** If omitted, the release works with every api version. */
  requires: z.object({ api: z.number().int().positive() }).optional(),
  mode: z.enum(['production', 'development']),
  /** Route patterns such as `/products/:id`. Empty for the shell. */
  paths: z.array(z.string().startsWith('/')),
  mountedAt: SitePath.optional(),
  /** Example URL for each route with a parameter. */
  examples: z.record(z.string(), z.string().startsWith('/')),
  /** Chunks of each page, keyed by route pattern. */
  pageChunks: z.record(z.string(), z.array(z.string())).optional(),
  menu: z.record(z.string(), z.string()),
  ownDocuments: z.array(z.string()),
  /** Origins of the iframes on each page, keyed by path. */
  frames: z
    .record(z.string(), z.array(z.string().regex(/^https:\/\/[a-z0-9.-]+$/, 'is not an https origin')))
    .optional(),
  /**
   * Defines the sitemap and feeds. If omitted, the sitemap lists all paths that have no parameters.
   */
  discovery: ReleaseDiscovery.optional(),
  entry: RelativeFile,
  server: RelativeFile,
  /** Files in loading order. */
  chunks: z.record(z.string(), z.array(RelativeFile)),
  shared: z.record(z.string(), z.string()),
  files: z.record(RelativeFile, File),
  provenance: Provenance.optional(),
  signature: Signature.optional(),
});

export const ReleaseChecks = z.object({
  /** Paths. */
  pages: z.array(z.string()),
  complete: z.boolean(),
});
export type ReleaseChecks = z.infer<typeof ReleaseChecks>;
export const MAX_PERCENT_UNCHECKED = 10;
export const CHECKS_FILE = 'checks.json';

export type Release = z.infer<typeof ReleaseManifest>;
export type Signature = z.infer<typeof Signature>;
export type Provenance = z.infer<typeof Provenance>;
export type Discovery = z.infer<typeof ReleaseDiscovery>;
export type ReleaseFile = z.infer<typeof File>;
export type BuildMode = Release['mode'];

export function contractsHostedBy({ contract, hosts }: Pick<Release, 'contract' | 'hosts'>): readonly number[] {
  return hosts ?? [contract];
}

export function worksWithApi({ requires }: Pick<Release, 'requires'>, apiVersion: number | undefined): boolean {
  return requires === undefined || apiVersion === undefined || apiVersion >= requires.api;
}

export const RELEASE_FILE = 'release.json';
