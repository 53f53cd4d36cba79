import type { DeskModel } from './desk-model.ts';

/** A line about how the last press of a button ended. */
export interface DeskNotice {
  tone: 'success' | 'error';
  text: string;
}

/** What an operator is about to do, for the page that asks whether they mean it. */
export interface DeskConfirmation {
  who: string;
  /** `You are about to give ...` */
  sentence: string;
  /** what that means for visitors */
  consequence: string;
  app: string;
  /** in words, as in the audit trail */
  from: string;
  to: string;
  /** `Give it to 10 %` */
  button: string;
  /** where the form goes, and what it carries */
  action: string;
  fields: Record<string, string>;
}

/** A page of the release desk. Plain data: server and shell release may be of different age, and it crosses threads. */
export type DeskView =
  | { page: 'desk'; model: DeskModel; notice: DeskNotice | null }
  | { page: 'confirm'; confirmation: DeskConfirmation }
  | {
      page: 'note';
      title: string;
      text: string;
      /** the one way on */
      way: { href: string; label: string };
      /** goes that way by itself */
      hurries?: boolean;
    };
