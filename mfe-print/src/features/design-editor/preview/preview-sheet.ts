import type { PrintService } from '@kaagazz/domain/print';
import type { DesignFields } from '@kaagazz/print-design';

/** The facts about a design that are available before its code has loaded. */
export interface PreviewSheet {
  service: PrintService;
  id: string;
  name: string;
  /** Width and height of the trimmed sheet, in mm. */
  width: number;
  height: number;
  sides: readonly PreviewSheetSide[];
  /**
   * Set if shoppers can send a file instead. The preview then shows only the picture with `note`
   * until `isUsed` returns true.
   */
  optional?: { isUsed: (values: DesignFields) => boolean; note: string };
}

export interface PreviewSheetSide {
  /** Name of the side, for example `Front`. Empty if there is only one side. */
  name: string;
  /** URL of the picture shown until the design has loaded, or `null` for blank paper. */
  picture: string | null;
}

/** Returns the name of one side, for example `your card, front`. */
export function sideName({ name }: PreviewSheet, side: string): string {
  return side === '' ? name : `${name}, ${side.toLowerCase()}`;
}
