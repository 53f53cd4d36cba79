import { z } from 'zod';

/** `1.0.0-3f9c2a7b1d`: package version and content hash; also the name of the release's folder, so it never climbs out of it. */
export const Version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/, 'is no version of a release');

/** `mfe-print`: a folder's name, too. */
export const AppName = z.string().regex(/^[a-z][a-z0-9-]{0,49}$/, 'is no name of an app');

const RelativeFile = z.string().regex(/^(client|server)\/(?!.*\.\.)[\w./@+-]+$/, 'is no file of a release');

const File = z.object({
  /** subresource integrity: `sha384-...` */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  bytes: z.number().int().nonnegative(),
  /** size as served to a browser that takes brotli; absent where that is not smaller. The compressed form lies beside the file, as `.br`. */
  brotliBytes: z.number().int().positive().optional(),
});

const SitePath = z.string().startsWith('/');

/** What search engines and feed readers are told of the section (`Discovery` of the contract). */
export const ReleaseDiscovery = z.object({
  /** belong to one shopper: neither listed nor visited */
  personal: z.array(SitePath).default([]),
  unlisted: z.array(SitePath).default([]),
  pages: z.array(z.object({ path: SitePath, lastModified: z.string().optional() })).default([]),
  /** pages that the api knows of */
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

/** `release.json`: what a release says of itself. Paths of files are relative to the release's folder. */
export const ReleaseManifest = z.object({
  app: AppName,
  version: Version,
  /** the contract version that the face speaks */
  contract: z.number().int().positive(),
  /** of the shell: the contracts of remotes that it can host; absent: its own */
  hosts: z.array(z.number().int().positive()).min(1).optional(),
  mode: z.enum(['production', 'development']),
  /** paths that the app owns, as React Router writes them: `/products/:id`. Empty for the shell. */
  paths: z.array(z.string().startsWith('/')),
  /** an existing page for each of them that has a parameter: `/products/:id` -> `/products/notebook-a5`. The gate visits it. */
  examples: z.record(z.string(), z.string().startsWith('/')),
  /** entries of the site's menus: a path that the app owns -> the words that lead to it */
  menu: z.record(z.string(), z.string()),
  /** those paths that are entered by a full load, under the payment window's security policy */
  ownDocuments: z.array(z.string()),
  /** those that are entered by a full load because they frame a page of another site -> the only origins that they may frame */
  frames: z.record(z.string(), z.array(z.string().regex(/^https:\/\/[a-z0-9.-]+$/, 'is no https origin'))).optional(),
  /** absent: all its pages without a parameter are there to be found, and no others are known */
  discovery: ReleaseDiscovery.optional(),
  /** what the browser runs first: the remote's container, or the shell's main file */
  entry: RelativeFile,
  /** the CommonJS bundle that renders on the server */
  server: RelativeFile,
  /** chunk name -> client files it needs, in loading order */
  chunks: z.record(z.string(), z.array(RelativeFile)),
  /** shared singleton -> of a remote the range that it needs (`^19.3.1`), of the shell the version that it brings (`19.3.1`) */
  shared: z.record(z.string(), z.string()),
  /** every file of the release but this one */
  files: z.record(RelativeFile, File),
});

export type Release = z.infer<typeof ReleaseManifest>;
export type Discovery = z.infer<typeof ReleaseDiscovery>;
export type ReleaseFile = z.infer<typeof File>;
export type BuildMode = Release['mode'];

/** The contracts of remotes that a release of the shell can host. */
export function contractsHostedBy({ contract, hosts }: Pick<Release, 'contract' | 'hosts'>): readonly number[] {
  return hosts ?? [contract];
}

export const RELEASE_FILE = 'release.json';
