import type { PrintServiceId } from '@kaagazz/domain/print';

import type { Drawing, Measure, Shape } from './drawing.ts';
import type { FontId } from './fonts.ts';

/** What was typed, by the documented names of the fields; '' or absent where nothing was. */
export type DesignFields = Readonly<Record<string, string>>;

/** One design of an invitation or a card. */
export interface Design {
  service: PrintServiceId;
  /** '1' to '3' for invitations */
  id: string;
  /** its own name: `Phera` */
  name: string;
  /** one sentence: mood, ornament, paper */
  description: string;
  /** trimmed, in mm */
  width: number;
  height: number;
  /** every font that its text uses */
  fonts: readonly FontId[];
  /** words of its own in letters that neither the sample has nor, maybe, what is typed: their files are fetched, too */
  ownWords?: string;
  /** what stands on the picture of it in a list, and in the preview where nothing has been typed yet */
  sample: DesignFields;
  /**
   * Parts of it that are the same for all words and take a browser long, each kept once it is drawn: a page that is still beginning asks for one after the
   * other, with pauses, before it draws. Whoever draws without that waits for all of them.
   */
  ornament?: readonly (() => readonly Shape[])[];
  /** Draws each side of the sheet. Pure: the same fields and letters give the same drawing. Lays out whatever is typed within the safe area. */
  draw: (fields: DesignFields, measure: Measure, parts?: DesignParts) => readonly Drawing[];
}

/** What a design may have besides text. */
export interface DesignParts {
  /** a logo takes its place */
  hasLogo?: boolean;
}
