import type { DeskModel, Intent } from './desk-model.ts';

/** A line about how the last press of a button ended. */
export interface DeskNotice {
  tone: 'success' | 'error';
  text: string;
}

/** A page of the release desk. Plain data: server and shell release may be of different age, and it crosses threads. */
export type DeskView =
  | { page: 'desk'; model: DeskModel; notice: DeskNotice | null }
  | { page: 'confirm'; intent: Intent; who: string; csrf: string }
  | {
      page: 'note';
      title: string;
      text: string;
      /** the one way on */
      way: { href: string; label: string };
      /** goes that way by itself */
      hurries?: boolean;
    };
