import type { PrintField } from './print-field.ts';

/** A service of Print With Us; its page is at `/<id>`. */
export type PrintServiceId =
  | 'marriage'
  | 'babyshower'
  | 'birthday'
  | 'anniversary'
  | 'printbook'
  | 'certificates'
  | 'custom-print'
  | 'business-cards'
  | 'quick-print';

/** The file types that shoppers can upload, recognised by content and not by name. */
export const PRINT_FILE_TYPES = ['pdf', 'doc', 'docx', 'png', 'jpg', 'webp', 'svg'] as const;

export type PrintFileType = (typeof PRINT_FILE_TYPES)[number];

/** What may be sent with an order. */
export interface PrintFileRule {
  /** name of the documented field: `file`, `logoFile` */
  name: string;
  required: boolean;
  types: readonly PrintFileType[];
  /** told when it is required and missing (specification §5) */
  missing: string;
}

/** A question of the form: fields that belong together. */
export interface PrintFieldGroup {
  id: string;
  title: string;
}

export interface PrintService {
  id: PrintServiceId;
  /** headline of its form */
  title: string;
  /** what a cart line is called before its particulars: `Print book` */
  lineTitle: string;
  /** one of them, many of them: `card`, `cards` */
  piece: readonly [one: string, many: string];
  groups: readonly PrintFieldGroup[];
  /** all but quantity and file, in the order of the form */
  fields: readonly PrintField[];
  file: PrintFileRule | null;
  /** ids of the designs that can be chosen; none: the file is the design */
  designs: readonly string[];
  quantity: { default: number; minimum: number; maximum: number };
  /** said when it is in the cart (specification §4) */
  confirmation: string;
  /** what a visitor is told below the form's place (specification §2) */
  signInPrompt: string;
  /** a part of the price is per page of the file */
  pricedByPage: boolean;
}

/** What may be sent as one file, in bytes. */
export const LARGEST_PRINT_FILE = 50 * 1024 * 1024;
/** How many pages of a file are printed as one. */
export const MOST_PRINT_PAGES = 1_000;
