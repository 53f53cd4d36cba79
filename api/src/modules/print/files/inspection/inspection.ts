import type { PrintFileType } from '@kaagazz/domain/print';
import type { FileRefusal } from '../file-refusals.ts';

/** What the inspecting process is asked about a file. */
export interface InspectionRequest {
  /** where the file is on this machine */
  path: string;
  /** what it may be */
  types: readonly PrintFileType[];
}

/** What a file is, by its bytes. */
export interface FileFacts {
  type: PrintFileType;
  /** of a PDF */
  pages: number | null;
  /** of a PDF's first page, in mm */
  pageSize: { width: number; height: number } | null;
  /** of a picture, upright */
  pixels: { width: number; height: number } | null;
  /** small picture, WebP as a data URL; null for documents that only a word processor can draw */
  image: string | null;
  /** the first pages, two at most, WebP as data URLs */
  preview: string[];
}

export type Inspection = { facts: FileFacts } | { refusal: FileRefusal };

/** Thrown wherever a file turns out to be one that is not taken. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly refusal: FileRefusal;

  constructor(refusal: FileRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
