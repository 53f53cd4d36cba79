/** A release as the page needs it: resolved by the server for this visitor, so that server and browser use the same one. */
export interface PageRelease {
  version: string;
  /** URL of the release's client files, with a slash at its end */
  base: string;
  /** URL of what the browser runs first */
  entry: string;
  /** paths that the app owns */
  paths: string[];
  /** its entries of the site's menus: path -> words */
  menu: Record<string, string>;
}

/** Beside a release's client files, by the shell's server: URL of each of its scripts -> its subresource integrity. */
export const INTEGRITY_FILE = 'integrity.json';

/** What the server tells the browser about the page. It stands in the page, so that nothing has to be asked for before hydration. */
export interface PageBoot {
  /** app -> release, the shell included */
  releases: Record<string, PageRelease>;
  /**
   * URL of a script -> its subresource integrity; one that is not listed does not run. A page brings those of the shell, of what itself runs and of what
   * the sections begin with; the rest comes with the section (`INTEGRITY_FILE`).
   */
  integrity: Record<string, string>;
  /** apps that the server could not render: the page shows that this section is unavailable */
  failed: string[];
  /** state of the data clients that rendered the page, by their name */
  clients: Record<string, unknown>;
  /** of the footer's copyright line: the server's, so that both sides agree on New Year's Eve */
  year: number;
}

/** What differs between two views of the same page. Everything else is the same for all visitors with the same releases. */
export interface PageView {
  /** what the page signs its reports with */
  token: string;
  /** apps for which this visitor could be given another release */
  replaceable: string[];
  /** URLs of the scripts that measure this view; empty for most */
  vitals: string[];
}

declare global {
  var __KAAGAZZ__: PageBoot & {
    view: PageView;
    /** what the document asked for beside its scripts, and the shell takes from here: URL -> its answer */
    asked?: Map<string, Promise<Response>>;
    /** of a first visit: asks for the site's fonts and puts them on */
    bringFonts?: () => void;
    /**
     * A release did not work in this browser: it is reported, and where there is another one for this visitor the page is loaded anew with that, once.
     *
     * @param to the page to load; default: the one that is shown
     * @returns whether a load is under way
     */
    giveUp: (app: string, kind: 'load' | 'render', to?: string) => boolean;
  };
}
