import type { SuitePieceId } from '@kaagazz/domain/print';

import type { FontId } from '../fonts.ts';
import type { Block, Box } from '../layout/index.ts';
import type { Shape } from '../sheet-side.ts';

export interface Tone {
  background: string;
  text: string;
  accent: string;
}

export type SuiteFunction = Extract<SuitePieceId, 'haldi' | 'mehndi' | 'sangeet' | 'pheras' | 'reception'>;

export type SuiteLayout = Exclude<SuitePieceId, SuiteFunction> | 'function';

export interface SuiteFamily {
  fonts: {
    /** For names and titles. */
    title: FontId;
    text: FontId;
    small: FontId;
  };
  /** Font size of the names on the invitation, in mm. */
  nameSize: number;
  tone: Tone;
  functions: Readonly<Record<SuiteFunction, Tone>>;
  ornament: Readonly<Record<SuiteLayout, (tone: Tone) => Shape[]>>;
  boxes: Readonly<Record<SuiteLayout | 'date', Box>>;
  rule: (tone: Tone) => Block;
}

/** Width of every card in a suite, in mm. */
export const SUITE_WIDTH = 127;
export const SUITE_HEIGHT = 178;
