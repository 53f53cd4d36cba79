import type { PrintService } from '@kaagazz/domain/print';
import type { DesignFields } from '@kaagazz/print-design';

export interface PreviewSheet {
  service: PrintService;
  id: string;
  name: string;
  width: number;
  height: number;
  sides: readonly PreviewSheetSide[];
  optional?: { isUsed: (values: DesignFields) => boolean; note: string };
}

export interface PreviewSheetSide {
  /** Name of the side, for example `Front`. Empty if there is only one side. */
  name: string;
  picture: string | null;
}

export function sideName({ name }: PreviewSheet, side: string): string {
  return side === '' ? name : `${name}, ${side.toLowerCase()}`;
}
