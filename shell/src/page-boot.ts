import type { SiteSettings } from '@kaagazz/contract';

export interface PageRelease {
  version: string;
  base: string;
  entry: string;
  paths: string[];
  menu: Record<string, string>;
}

export const INTEGRITY_FILE = 'integrity.json';

export interface PageBoot {
  releases: Record<string, PageRelease>;
  /** Integrity hashes keyed by script URL. */
  integrity: Record<string, string>;
  failed: string[];
  clients: Record<string, unknown>;
  mounted?: { app: string; basename: string };
  /** Current year on the server. The browser's clock may show a different year around New Year. */
  year: number;
  settings: SiteSettings;
}

export type RequestedBoot = Omit<PageBoot, 'clients' | 'settings'> & {
  /**
   * Older versions of the server omit the settings, and older versions of the api omit some of
   * them.
   */
  settings?: Partial<SiteSettings>;
};

export interface PageView {
  token: string;
  replaceable: string[];
  vitals: string[];
}

/** Documented in docs/releases.md. */
export type BrowserFailure = 'load' | 'render' | 'error' | 'rejection' | 'handler' | 'blank' | 'api';
export type Outcome = 'cart' | 'order' | 'form';

declare global {
  var __KAAGAZZ__: PageBoot & {
    view: PageView;
    prefetched?: Map<string, Promise<Response>>;
    loadFonts?: () => void;
    /**
     * Reports the failure, and reloads the page if another release is available. Returns true if
     * the page is being reloaded.
     */
    giveUp: (app: string, kind: 'load' | 'render', to?: string, error?: unknown) => boolean;
    reportFailure: (kind: BrowserFailure, app?: string, error?: unknown) => void;
    reportOutcome: (kind: Outcome, app: string) => void;
  };
}
