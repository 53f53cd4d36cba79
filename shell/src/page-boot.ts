/** A release that the server has chosen for this visitor. */
export interface PageRelease {
  version: string;
  /** URL of the client files, with a trailing slash. */
  base: string;
  /** URL of the first script. */
  entry: string;
  /** Paths that the app owns. */
  paths: string[];
  /** Labels of menu entries, by path. */
  menu: Record<string, string>;
}

/** Served next to a release's client files: the integrity of each script, by URL. */
export const INTEGRITY_FILE = 'integrity.json';

/** Data in the page that the browser needs before hydration. */
export interface PageBoot {
  /** By app, including the shell. */
  releases: Record<string, PageRelease>;
  /**
   * Integrity by URL of the script; an unlisted script doesn't run. A page lists the shell's
   * scripts, its own, and the entry of each section. The rest is in the section's `INTEGRITY_FILE`.
   */
  integrity: Record<string, string>;
  /** Apps whose section the server could not render. */
  failed: string[];
  /** States of the data clients that rendered the page, by name. */
  clients: Record<string, unknown>;
  /** The copyright year, from the server so that markup matches on New Year's Eve. */
  year: number;
}

/** The part of a page that differs between visitors with the same releases. */
export interface PageView {
  /** Authenticates reports of this page. */
  token: string;
  /** Apps that have another release for this visitor. */
  replaceable: string[];
  /** URLs of the scripts that measure this view; mostly empty. */
  vitals: string[];
}

declare global {
  var __KAAGAZZ__: PageBoot & {
    view: PageView;
    /** Responses that the document has requested for the shell, by URL. */
    prefetched?: Map<string, Promise<Response>>;
    /** On a first visit: loads the site's fonts. */
    loadFonts?: () => void;
    /**
     * Reports a failed release. If this visitor can get another one, reloads the page with it,
     * once.
     *
     * @param to URL to load; the current page by default
     * @returns whether a load has started
     */
    giveUp: (app: string, kind: 'load' | 'render', to?: string) => boolean;
  };
}
