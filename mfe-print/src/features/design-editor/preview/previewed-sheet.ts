import type { PrintService } from '@kaagazz/domain/print';

/** A design as far as its page knows it before its code has come. */
export interface PreviewedSheet {
  service: PrintService;
  id: string;
  /** its own name: `Phera` */
  name: string;
  /** trimmed, mm */
  width: number;
  height: number;
  sides: readonly PreviewedSide[];
}

export interface PreviewedSide {
  /** `Front`; '' where there is but one */
  name: string;
  /** address of a picture of it in the same proportions: stands in its place until it is drawn. `null`: an empty sheet does */
  picture: string | null;
}
