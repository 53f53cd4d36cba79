/** `release.json`: what a release says of itself. Paths of files are relative to the release's folder. */
export interface Release {
  app: string;
  /** package version and content hash: `1.0.0-3f9c2a7b1d`; also the folder's name */
  version: string;
  /** the contract version that the face speaks */
  contract: number;
  mode: BuildMode;
  /** paths that the app owns, as React Router writes them: `/products/:id`. Empty for the shell. */
  paths: string[];
  /** those of them that are entered by a full load, under the payment window's security policy */
  ownDocuments: string[];
  /** what the browser runs first: the remote's container, or the shell's main file */
  entry: string;
  /** the CommonJS bundle that renders on the server */
  server: string;
  /** chunk name -> client files it needs, in loading order */
  chunks: Record<string, string[]>;
  /** every file of the release but this one */
  files: Record<string, ReleaseFile>;
}

export interface ReleaseFile {
  /** subresource integrity: `sha384-...` */
  integrity: string;
  bytes: number;
  /** size as served to a browser that takes brotli; absent where that is not smaller */
  brotliBytes?: number;
}

export type BuildMode = 'production' | 'development';
