import type { SuitePieceId } from './suite/suite-pieces.ts';

export type PrintFieldKind =
  | 'text'
  | 'long-text'
  /** YYYY-MM-DD */
  | 'date'
  /** HH:MM */
  | 'time'
  | 'number'
  | 'choice'
  /** `yes` or empty. */
  | 'flag'
  | 'email'
  | 'phone'
  | 'web-address'
  | 'phone-or-email'
  | 'color'
  | 'guests'
  | 'team'
  | 'sample'
  | 'suite-groups'
  | 'table-names';

export interface PrintField {
  name: string;
  label: string;
  kind: PrintFieldKind;
  required: boolean;
  choices?: readonly string[];
  minimum?: number;
  maximum?: number;
  longest: number;
  group: string;
  missing?: string;
  initial?: string;
  piece?: SuitePieceId;
  withNames?: boolean;
  isPrinted?: true;
  isPriced?: true;
  help?: string;
  /** The `autocomplete` attribute. */
  fills?: string;
}
