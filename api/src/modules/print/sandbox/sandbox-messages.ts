import type { GuestCards } from '@kaagazz/api-schema';
import type { GuestProblem, PrintFileType, PrintOption, PrintPaper, PrintServiceId } from '@kaagazz/domain/print';
import type { FileRefusal } from '../inspection/file-refusals.ts';
import type { FileFacts, InspectionRequest } from '../inspection/inspection.ts';
import type { Paper } from '../papers/paper.ts';
import type { PaperProof } from '../preflight/paper-proof.ts';

export type { GuestCards, InspectionRequest };

export type InspectionResult = { facts: FileFacts } | { refusal: FileRefusal };

export interface SheetCodes {
  /** URL in the QR code. Null if the sheet has no QR code. */
  replyUrl: string | null;
  /** Certificate serial numbers in the order of the recipients' names. */
  serials?: CertificateSerials | undefined;
}

export interface CertificateSerials {
  numbers: readonly string[];
  verifyUrl: string;
}

export interface Sheet extends SheetCodes {
  service: PrintServiceId;
  design: string | null;
  fields: Record<string, string>;
  title: string;
  options: readonly PrintOption[];
}

export interface Logo {
  path: string;
  type: Exclude<PrintFileType, 'pdf' | 'doc' | 'docx'>;
}

export interface DrawingRequest {
  sheet: Sheet;
  logo: Logo | null;
  paper: PrintPaper | null;
}

export interface DrawnSheet {
  /** PDF */
  bytes: Uint8Array;
  facts: FileFacts;
  onPaper: PaperProof | null;
  cards: GuestCards | null;
}

export interface PaperProofRequest {
  /** Data URLs. */
  pages: readonly string[];
  paper: PrintPaper;
  isGrey: boolean;
}

export type PaperProofResult = { onPaper: PaperProof } | { fault: string };

export interface PapersRequest {
  title: string;
  papers: readonly Paper[];
}

export type PapersResult = { bytes: Uint8Array } | { fault: string };

export type DrawingResult =
  | { drawn: DrawnSheet }
  | { isCodeUnreadable: true }
  | { problems: GuestProblem[] }
  | { fault: string };
