import type { SiteSettings } from '@kaagazz/contract';

export interface PageRelease {
  version: string;
  base: string;
  entry: string;
  paths: string[];
  menu: Record<string, string>;
}

/**
 * A JSON file next to a release's client files. It maps each script's URL to its integrity hash.
 */
export const INTEGRITY_FILE = 'integrity.json';

export interface PageBoot {
  releases: Record<string, PageRelease>;
  /**
   * Integrity hashes by script URL. Scripts without a hash are not executed. A page contains the
   * hashes of the shell's scripts, its own scripts, and each section's entry script. The other
   * hashes are in `INTEGRITY_FILE`.
   */
  integrity: Record<string, string>;
  failed: string[];
  clients: Record<string, unknown>;
  /**
   * The name of the app and the path of its section. Only set if a section is mounted in the
   * document.
   */
  mounted?: { app: string; basename: string };
  /**
   * The copyright year. Sent by the server, because hydration would fail if the browser rendered a
   * different year on New Year's Eve.
   */
  year: number;
  settings: SiteSettings;
}

/** Data that the server knows before a page is rendered. */
export type RequestedBoot = Omit<PageBoot, 'clients' | 'settings'> & {
  /** The last known settings. Older servers send none, and older apis send only some of them. */
  settings?: Partial<SiteSettings>;
};

/** The values in a document that differ between page views. */
export interface PageView {
  /** Token that authenticates the reports that this page sends. */
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
     * Reports a failed release. Reloads the page once with another release if the visitor can get
     * one.
     *
     * @param to URL to load instead of the current page
     * @param error reason of the failure
     * @returns true if the page is being reloaded
     */
    giveUp: (app: string, kind: 'load' | 'render', to?: string, error?: unknown) => boolean;
    /**
     * Reports a failure that happened in the browser.
     *
     * @param app defaults to the app whose file threw the error
     */
    reportFailure: (kind: BrowserFailure, app?: string, error?: unknown) => void;
    reportOutcome: (kind: Outcome, app: string) => void;
  };
}
