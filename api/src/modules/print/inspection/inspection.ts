import type { PrintFileType, PrintMeasures } from '@kaagazz/domain/print';
import { FILE_REFUSALS, type FileRefusal } from './file-refusals.ts';

export interface InspectionRequest {
  path: string;
  types: readonly PrintFileType[];
  /** Maximum length of the longer side of a picture's preview, in pixels. */
  previewSide?: number;
}

export interface FileFacts {
  type: PrintFileType;
  /** Number of pages. Null unless the file is a PDF. */
  pages: number | null;
  /** Size of a PDF's first page, in mm. */
  pageSize: { width: number; height: number } | null;
  /** Size of a picture in pixels, after EXIF rotation. */
  pixels: { width: number; height: number } | null;
  /** Measurements of a PDF. Null for other files. */
  measures: PrintMeasures | null;
  /** A thumbnail as a WebP data URL, or null for Word documents. */
  image: string | null;
  /** The first one or two pages as WebP data URLs. */
  preview: string[];
}

/** The result for a Word document, which is not rendered. */
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
