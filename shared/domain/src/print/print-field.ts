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
  /** One guest per line. Unless empty, the order has one card for each guest. */
  | 'guests'
  /** One person per line. Unless empty, each person gets their own cards. */
  | 'team'
  /** Quantity of a sample's full order. Not shown in forms. */
  | 'sample'
  /** One guest group of a wedding suite per line. */
  | 'suite-groups'
  | 'table-names';

/** Values are strings and empty if not filled in. */
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
  /** Defaults to the first choice, or else to an empty string. */
  initial?: string;
  /**
   * The suite card that uses this field. The value is ignored if the suite doesn't contain the
   * card.
   */
  piece?: SuitePieceId;
  /** True if the field requires a list of names, false if it excludes one. */
  withNames?: boolean;
  /** Set if the value is printed, so it can contain only characters that the fonts have. */
  isPrinted?: true;
  /** Set if the field affects the price although it isn't a choice. */
  isPriced?: true;
  help?: string;
  /** The `autocomplete` attribute. */
  fills?: string;
}
