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
  /** Width of the trimmed sheet in mm. */
  width: number;
  height: number;
}

export interface DesignCode {
  fonts: readonly FontId[];
  fixedText?: string;
  sample: DesignFields;
  ornament?: readonly (() => readonly Shape[])[];
  /** Draws all sides. Must be a pure function that keeps all text inside the safe area. */
  draw: (fields: DesignFields, measure: Measure, options?: DrawOptions) => readonly SheetSide[];
}

export interface DrawOptions {
  hasLogo?: boolean;
  replySymbol?: ReplySymbol | undefined;
}

export interface Design extends DesignFacts, DesignCode {}
