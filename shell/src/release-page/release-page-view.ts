import type { ReleasePageModel } from './release-page-model.ts';

export interface Notice {
  tone: 'success' | 'error';
  text: string;
}

export interface Confirmation {
  who: string;
  sentence: string;
  consequence: string;
  app: string;
  from: string;
  to: string;
  button: string;
  action: string;
  fields: Record<string, string>;
}

export type ReleasePageView =
  | { page: 'overview'; model: ReleasePageModel; notice: Notice | null }
  | { page: 'confirm'; confirmation: Confirmation }
  | {
      page: 'message';
      title: string;
      text: string;
      link: { href: string; label: string };
      redirects?: boolean;
    };
