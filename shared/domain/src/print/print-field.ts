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
  /** One guest per line. The order has one card for each guest. */
  | 'guests'
  /** One person per line. Each person gets their own cards. */
  | 'team'
  /** Quantity of the full order that a sample is for. Not shown in forms. */
  | 'sample'
  /** One guest group of a wedding suite per line. */
  | 'suite-groups'
  | 'table-names';

/** A field of an order form. Its value is a string, which is empty if the field isn't filled in. */
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
  /** Initial value. Defaults to the first choice, or to an empty string in text fields. */
  initial?: string;
  /** Card that the field belongs to. The field is ignored if a suite doesn't contain this card. */
  piece?: SuitePieceId;
  /**
   * True if the field is only for orders with a list of names, false if it is only for orders
   * without one.
   */
  withNames?: boolean;
  /** True if the value is printed, so the fonts must have all its characters. */
  isPrinted?: true;
  /** True if the field affects the price although it isn't a choice. */
  isPriced?: true;
  help?: string;
  /** The `autocomplete` attribute. */
  fills?: string;
}
