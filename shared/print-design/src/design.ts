import type { PrintServiceId } from '@kaagazz/domain/print';

import type { FontId } from './fonts.ts';
import type { ReplySymbol } from './reply-block.ts';
import type { Measure, Shape, SheetSide } from './sheet-side.ts';

export type DesignFields = Readonly<Record<string, string>>;

/** The facts about a design that are available before its code is loaded, for use in lists. */
export interface DesignFacts {
  service: PrintServiceId;
  id: string;
  name: string;
  description: string;
  /** Size of the trimmed sheet in mm, without the bleed. */
  width: number;
  height: number;
}

/** The part of a design that is loaded on demand. */
export interface DesignCode {
  /** Every font that the design uses. */
  fonts: readonly FontId[];
  /** Text that the design always prints. Set only if it needs font files that `sample` doesn't. */
  fixedText?: string;
  /** Texts shown in lists, and in the preview until the shopper types something. */
  sample: DesignFields;
  /**
   * Functions that draw the slow parts of the artwork, which don't depend on the texts. Each result
   * is cached, so that a page can draw the parts one by one without blocking the main thread.
   */
  ornament?: readonly (() => readonly Shape[])[];
  /** A pure function that draws each side of the sheet, with all text inside the safe area. */
  draw: (fields: DesignFields, measure: Measure, options?: DrawOptions) => readonly SheetSide[];
}

export interface DrawOptions {
  /** Whether the design reserves space for a logo. */
  hasLogo?: boolean;
  /** The QR code for guests' replies, a certificate's number or a person's contact details. */
  replySymbol?: ReplySymbol | undefined;
}

export interface Design extends DesignFacts, DesignCode {}
