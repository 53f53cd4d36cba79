import type { SiteSettings } from '@kaagazz/contract';

export interface PageRelease {
  version: string;
  base: string;
  entry: string;
  paths: string[];
  menu: Record<string, string>;
}

/** A JSON file next to a release's client files. Maps each script's URL to its integrity hash. */
export const INTEGRITY_FILE = 'integrity.json';

export interface PageBoot {
  releases: Record<string, PageRelease>;
  /**
   * Integrity hashes by script URL. Scripts without a hash don't run. A page has the hashes of the
   * shell's scripts, its own scripts and each section's entry script. The others are in
   * `INTEGRITY_FILE`.
   */
  integrity: Record<string, string>;
  failed: string[];
  clients: Record<string, unknown>;
  /** App and path of the section mounted in the document, if any. */
  mounted?: { app: string; basename: string };
  /**
   * The copyright year, sent by the server: hydration would fail if the browser rendered a
   * different year on New Year's Eve.
   */
  year: number;
  settings: SiteSettings;
}

/** Data known to the server before a page is rendered. */
export type RequestedBoot = Omit<PageBoot, 'clients' | 'settings'> & {
  /**
   * The last known settings. Missing if the server is older, and incomplete if the api is older.
   */
  settings?: Partial<SiteSettings>;
};

/** Values that differ between views of the same document. */
export interface PageView {
  /** Authenticates the reports that this page sends. */
  token: string;
  replaceable: string[];
  /** URLs of the scripts that measure Web Vitals. Empty for most page views. */
  vitals: string[];
}

/** Kinds of failures that a page reports for a release. See `docs/releases.md`. */
export type BrowserFailure = 'load' | 'render' | 'error' | 'rejection' | 'handler' | 'blank' | 'api';
export type Outcome = 'cart' | 'order' | 'form';

declare global {
  var __KAAGAZZ__: PageBoot & {
    view: PageView;
    prefetched?: Map<string, Promise<Response>>;
    /** Loads the web fonts. Set only on a first visit. */
    loadFonts?: () => void;
    /**
     * Reports a failed release. Reloads the page once if the visitor can get another release.
     *
     * @param to URL to load instead of the current page
     * @param error reason of the failure
     * @returns true if the page is being reloaded
     */
    giveUp: (app: string, kind: 'load' | 'render', to?: string, error?: unknown) => boolean;
    /**
     * Reports a failure in the browser.
     *
     * @param app defaults to the app whose file threw the error
     */
    reportFailure: (kind: BrowserFailure, app?: string, error?: unknown) => void;
    reportOutcome: (kind: Outcome, app: string) => void;
  };
}
