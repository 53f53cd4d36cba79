import type { PrintServiceId } from '@kaagazz/domain/print';

import type { FontId } from './fonts.ts';
import type { Measure, Shape, SheetSide } from './sheet-side.ts';

/** The texts of a form by field name. Fields may be empty or missing. */
export type DesignFields = Readonly<Record<string, string>>;

/** What a list shows of a design without loading its code. */
export interface DesignFacts {
  service: PrintServiceId;
  /** `1` to `3` for invitations. */
  id: string;
  name: string;
  /** One sentence. */
  description: string;
  /** Trimmed size in mm. */
  width: number;
  height: number;
}

/** The part of a design that is loaded on demand. */
export interface DesignCode {
  /** Every font that the design uses. */
  fonts: readonly FontId[];
  /** Text that the design always prints, if it needs font files that `sample` does not. */
  fixedText?: string;
  /** The texts in its list picture, and in the preview until the shopper has typed something. */
  sample: DesignFields;
  /**
   * The slow parts of the artwork, which don't depend on the texts. Each is cached, so a page can
   * draw them one by one without blocking the main thread.
   */
  ornament?: readonly (() => readonly Shape[])[];
  /** Draws each side of the sheet, with all text inside the safe area. Pure. */
  draw: (fields: DesignFields, measure: Measure, options?: DrawOptions) => readonly SheetSide[];
}

export interface DrawOptions {
  /** Reserves space for a logo. */
  hasLogo?: boolean;
}

export interface Design extends DesignFacts, DesignCode {}
