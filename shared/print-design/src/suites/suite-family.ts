import type { SuitePieceId } from '@kaagazz/domain/print';

import type { FontId } from '../fonts.ts';
import type { Block, Box } from '../layout/index.ts';
import type { Shape } from '../sheet-side.ts';

/** Colours of one card, as `#rrggbb`. */
export interface Tone {
  background: string;
  text: string;
  accent: string;
}

/** Functions of a wedding. Each has a card of its own colour. */
export type SuiteFunction = Extract<SuitePieceId, 'haldi' | 'mehndi' | 'sangeet' | 'pheras' | 'reception'>;

/** Layouts of a suite's cards. The cards for functions and for table names share a layout. */
export type SuiteLayout = Exclude<SuitePieceId, SuiteFunction> | 'function';

/** The ornaments, colours and fonts that all cards of a suite share. */
export interface SuiteFamily {
  fonts: {
    /** For names and titles. */
    title: FontId;
    text: FontId;
    /** Font for short lines such as `weds`. */
    small: FontId;
  };
  /** Size of the couple's names on the invitation, in mm. */
  nameSize: number;
  tone: Tone;
  functions: Readonly<Record<SuiteFunction, Tone>>;
  /** Draws a layout's ornament, which doesn't depend on the texts. */
  ornament: Readonly<Record<SuiteLayout, (tone: Tone) => Shape[]>>;
  /** The area for the texts, by layout. */
  boxes: Readonly<Record<SuiteLayout | 'date', Box>>;
  rule: (tone: Tone) => Block;
}

/** Size of every card of a suite, in mm. */
export const SUITE_WIDTH = 127;
export const SUITE_HEIGHT = 178;
