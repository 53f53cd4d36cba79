import type { GuestCards } from '@kaagazz/api-schema';
import type { GuestProblem, PrintFileType, PrintOption, PrintPaper, PrintServiceId } from '@kaagazz/domain/print';
import type { FileRefusal } from '../inspection/file-refusals.ts';
import type { FileFacts, InspectionRequest } from '../inspection/inspection.ts';
import type { Paper } from '../papers/paper.ts';
import type { PaperProof } from '../preflight/paper-proof.ts';

export type { GuestCards, InspectionRequest };

export type InspectionResult = { facts: FileFacts } | { refusal: FileRefusal };

export interface SheetCodes {
  /** Encoded in the QR code for replies. Null if the sheet has no code. */
  replyUrl: string | null;
  /**
   * Serial numbers in the same order as the recipients' names. Undefined if the cards aren't
   * certificates.
   */
  serials?: CertificateSerials | undefined;
}

export interface CertificateSerials {
  numbers: readonly string[];
  /** Page that verifies serial numbers, such as `https://shop.example/verify`. */
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
  /** Null to skip the paper preview. */
  paper: PrintPaper | null;
}

export interface DrawnSheet {
  /** PDF */
  bytes: Uint8Array;
  facts: FileFacts;
  /** Null if no paper preview was requested. */
  onPaper: PaperProof | null;
  /** Contact sheet of guest cards. Null without a guest list. */
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

/** `fault` is the error's stack without its message, which may quote the shopper's text. */
export type DrawingResult =
  | { drawn: DrawnSheet }
  | { isCodeUnreadable: true }
  | { problems: GuestProblem[] }
  | { fault: string };
