import type { PrintFileType, PrintMeasures } from '@kaagazz/domain/print';
import { FILE_REFUSALS, type FileRefusal } from './file-refusals.ts';

export interface InspectionRequest {
  path: string;
  types: readonly PrintFileType[];
  /** Length of the longer side of the preview, in pixels. */
  previewSide?: number;
}

export interface FileFacts {
  type: PrintFileType;
  pages: number | null;
  /** Size of the first page in mm. Null if the file is not a PDF. */
  pageSize: { width: number; height: number } | null;
  /** Size in pixels after EXIF rotation. Null if the file is not a picture. */
  pixels: { width: number; height: number } | null;
  measures: PrintMeasures | null;
  /** Thumbnail as a WebP data URL. Null for Word documents. */
  image: string | null;
  /** The first one or two pages as WebP data URLs. */
  preview: string[];
}

export const NO_FACTS: Omit<FileFacts, 'type'> = {
  pages: null,
  pageSize: null,
  pixels: null,
  measures: null,
  image: null,
  preview: [],
};

export class Refusal extends Error {
  override name = 'Refusal';
  readonly refusal: FileRefusal;

  constructor(code: keyof typeof FILE_REFUSALS, message: string = FILE_REFUSALS[code]) {
    super(code);
    this.refusal = { code, message };
  }
}
