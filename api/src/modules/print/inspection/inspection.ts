import type { PrintFileType } from '@kaagazz/domain/print';
import { FILE_REFUSALS, type FileRefusal } from './file-refusals.ts';

export interface InspectionRequest {
  /** Path of the file on this machine. */
  path: string;
  /** The accepted types. */
  types: readonly PrintFileType[];
}

/** What an inspection finds out about a file from its bytes. */
export interface FileFacts {
  type: PrintFileType;
  /** Only of a PDF. */
  pages: number | null;
  /** Size of a PDF's first page, in mm. */
  pageSize: { width: number; height: number } | null;
  /** Size of a picture, upright. */
  pixels: { width: number; height: number } | null;
  /** Small WebP picture as a data URL; null for documents that only a word processor can draw. */
  image: string | null;
  /** The first two pages at most, WebP as data URLs. */
  preview: string[];
}

/** The facts of a document that only a word processor can render. */
export const NO_FACTS: Omit<FileFacts, 'type'> = {
  pages: null,
  pageSize: null,
  pixels: null,
  image: null,
  preview: [],
};

/** Thrown when a file is not accepted. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly refusal: FileRefusal;

  constructor(code: keyof typeof FILE_REFUSALS, message: string = FILE_REFUSALS[code]) {
    super(code);
    this.refusal = { code, message };
  }
}
