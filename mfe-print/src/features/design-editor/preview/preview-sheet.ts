import type { PrintService } from '@kaagazz/domain/print';

/** What a page knows about a design before its code has loaded. */
export interface PreviewSheet {
  service: PrintService;
  id: string;
  name: string;
  /** Trimmed size in mm. */
  width: number;
  height: number;
  sides: readonly PreviewSheetSide[];
}

export interface PreviewSheetSide {
  /** `Front`; empty if there is only one side. */
  name: string;
  /** URL of a picture that is shown until the design has loaded. `null` shows blank paper. */
  picture: string | null;
}
