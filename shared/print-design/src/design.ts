import type { PrintServiceId } from '@kaagazz/domain/print';

import type { FontId } from './fonts.ts';
import type { ReplySymbol } from './reply-block.ts';
import type { Measure, Shape, SheetSide } from './sheet-side.ts';

export type DesignFields = Readonly<Record<string, string>>;

export interface DesignFacts {
  service: PrintServiceId;
  id: string;
  name: string;
  description: string;
  /** Size of the trimmed sheet in mm, without the bleed. */
  width: number;
  height: number;
}

export interface DesignCode {
  fonts: readonly FontId[];
  /** Text that is always printed. Set only if it needs font files that `sample` doesn't need. */
  fixedText?: string;
  /** Text shown in lists, and in the preview until the shopper enters something. */
  sample: DesignFields;
  /**
   * Functions that draw the slow parts of the artwork, so that a page can draw them without
   * blocking the main thread.
   */
  ornament?: readonly (() => readonly Shape[])[];
  /** Draws each side of the sheet, with all text inside the safe area. Must be a pure function. */
  draw: (fields: DesignFields, measure: Measure, options?: DrawOptions) => readonly SheetSide[];
}

export interface DrawOptions {
  hasLogo?: boolean;
  /** QR code for guests' replies, a certificate's number or a person's contact details. */
  replySymbol?: ReplySymbol | undefined;
}

export interface Design extends DesignFacts, DesignCode {}
