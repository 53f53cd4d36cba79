import type { PrintService } from '@kaagazz/domain/print';
import type { DesignFields } from '@kaagazz/print-design';

export interface PreviewSheet {
  service: PrintService;
  id: string;
  name: string;
  /** Width and height of the trimmed sheet, in mm. */
  width: number;
  height: number;
  sides: readonly PreviewSheetSide[];
  /**
   * Set if shoppers can upload a file instead. Until `isUsed` returns true, the preview shows only
   * the picture and `note`.
   */
  optional?: { isUsed: (values: DesignFields) => boolean; note: string };
}

export interface PreviewSheetSide {
  /** Name of the side, for example `Front`. Empty if there is only one side. */
  name: string;
  /** URL of the picture shown until the design has loaded, or `null` for blank paper. */
  picture: string | null;
}

export function sideName({ name }: PreviewSheet, side: string): string {
  return side === '' ? name : `${name}, ${side.toLowerCase()}`;
}
