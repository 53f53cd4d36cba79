import type { PrintField } from './print-field.ts';

/** A service's page is at `/<id>`. */
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

/** The file of a service. */
export interface PrintFileRule {
  /** Name of the form field: `file`, `logoFile`. */
  name: string;
  required: boolean;
  types: readonly PrintFileType[];
  /** Error message for a missing file. */
  missing: string;
}

/** Fields below a common heading. */
export interface PrintFieldGroup {
  id: string;
  title: string;
}

export interface PrintService {
  id: PrintServiceId;
  /** Heading of the form. */
  title: string;
  /** Beginning of a cart line's title: `Print book`. */
  lineTitle: string;
  /** Singular and plural: `card`, `cards`. */
  piece: readonly [one: string, many: string];
  groups: readonly PrintFieldGroup[];
  /** All fields but quantity and file, in the order of the form. */
  fields: readonly PrintField[];
  file: PrintFileRule | null;
  /** Ids of the designs. Empty if the file is the design. */
  designs: readonly string[];
  quantity: { default: number; minimum: number; maximum: number };
  /** Shown after adding to the cart. */
  confirmation: string;
  /** Shown to visitors who are not signed in. */
  signInPrompt: string;
  /** True if part of the price is per page of the file. */
  pricedByPage: boolean;
}

export const MAXIMUM_PRINT_FILE_BYTES = 50 * 1024 * 1024;
/** Per file. */
export const MAXIMUM_PRINT_PAGES = 1_000;
