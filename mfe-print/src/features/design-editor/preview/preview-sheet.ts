import type { PrintService } from '@kaagazz/domain/print';

/** What a page knows about a design before the design's code has loaded. */
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
  /** For example `Front`; empty if there is only one side. */
  name: string;
  /** URL of a picture that is shown until the design has loaded, or `null` for blank paper. */
  picture: string | null;
}
