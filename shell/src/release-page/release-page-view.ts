import type { ReleasePageModel } from './release-page-model.ts';

/** The result of the last change. */
export interface Notice {
  tone: 'success' | 'error';
  text: string;
}

/** A change that waits for the operator's confirmation. */
export interface Confirmation {
  who: string;
  sentence: string;
  /** Effect on visitors. */
  consequence: string;
  app: string;
  /** The app's rollout before and after, as in the audit trail. */
  from: string;
  to: string;
  /** `Give it to 10 %`. */
  button: string;
  /** Target and hidden fields of the form. */
  action: string;
  fields: Record<string, string>;
}

/**
 * A page to render. It is plain data, because the server and the shell release may be of different
 * versions.
 */
export type ReleasePageView =
  | { page: 'overview'; model: ReleasePageModel; notice: Notice | null }
  | { page: 'confirm'; confirmation: Confirmation }
  | {
      page: 'message';
      title: string;
      text: string;
      link: { href: string; label: string };
      /** Follows the link automatically. */
      redirects?: boolean;
    };
