import type { PrintFileType } from '@kaagazz/domain/print';
import type { Sheet } from '../../proofs/draw-sheet.ts';
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

/** What the process is asked to draw: words that strangers have typed keep whoever sets them as busy as their files do. */
export interface DrawingRequest {
  sheet: Sheet;
  /** a picture that was looked at, where it is on this machine */
  logo: { path: string; type: Exclude<PrintFileType, 'pdf' | 'doc' | 'docx'> } | null;
}

/** A sheet that was drawn, and how it looks. */
export interface DrawnSheet {
  /** PDF */
  bytes: Uint8Array;
  facts: FileFacts;
}

/** `fault`: where our own code failed, without a word of the sheet. */
export type Drawing = { drawn: DrawnSheet } | { fault: string };

/** Thrown wherever a file turns out to be one that is not taken. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly refusal: FileRefusal;

  constructor(refusal: FileRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
