import type { PrintField } from './print-field.ts';

export type PrintServiceId =
  | 'marriage'
  | 'suites'
  | 'babyshower'
  | 'birthday'
  | 'anniversary'
  | 'printbook'
  | 'certificates'
  | 'custom-print'
  | 'business-cards'
  | 'quick-print';

export const PRINT_FILE_TYPES = ['pdf', 'doc', 'docx', 'png', 'jpg', 'webp', 'svg'] as const;

export type PrintFileType = (typeof PRINT_FILE_TYPES)[number];

export interface PrintFileRule {
  name: string;
  required: boolean;
  types: readonly PrintFileType[];
  missing: string;
}

export interface PrintFieldGroup {
  id: string;
  title: string;
}

export interface PrintService {
  id: PrintServiceId;
  /** Heading of the form. */
  title: string;
  lineTitle: string;
  piece: readonly [one: string, many: string];
  groups: readonly PrintFieldGroup[];
  fields: readonly PrintField[];
  file: PrintFileRule | null;
  designs: readonly string[];
  quantity: { default: number; minimum: number; maximum: number };
  confirmation: string;
  signInPrompt: string;
  pricedByPage: boolean;
}

export const MAXIMUM_PRINT_FILE_BYTES = 50 * 1024 * 1024;
/** Per file. */
export const MAXIMUM_PRINT_PAGES = 1_000;
