import type { SuitePieceId } from './suite/suite-pieces.ts';

export type PrintFieldKind =
  | 'text'
  | 'long-text'
  /** YYYY-MM-DD */
  | 'date'
  /** HH:MM */
  | 'time'
  /** A whole number from `minimum` to `maximum`. */
  | 'number'
  | 'choice'
  /** A checkbox. The value is `yes` or empty. */
  | 'flag'
  | 'email'
  | 'phone'
  | 'web-address'
  | 'phone-or-email'
  /** A colour code such as `#1f7a55`. */
  | 'color'
  /**
   * A guest list with one guest per line. If it isn't empty, the order has one card for each guest.
   */
  | 'guests'
  /** A list with one person per line. If it isn't empty, each person gets their own cards. */
  | 'team'
  /** For a sample, the quantity of the full order. Not shown in forms. */
  | 'sample'
  /** Guest groups of a wedding suite, with one group per line. */
  | 'suite-groups'
  /** One table name per line. */
  | 'table-names';

/** A field of a Print With Us form. Values are strings and empty if not filled in. */
export interface PrintField {
  /** Name of the input and of the api field, such as `brideName`. */
  name: string;
  label: string;
  kind: PrintFieldKind;
  required: boolean;
  /** The options of a `choice` field. The first one is preselected. */
  choices?: readonly string[];
  /** For a `number`. */
  minimum?: number;
  maximum?: number;
  /** Maximum length. */
  longest: number;
  /** Id of an entry in `PrintService.groups`. */
  group: string;
  missing?: string;
  /** Initial value. Defaults to the first choice, or else to an empty string. */
  initial?: string;
  /**
   * The suite card that needs this field. The value is ignored if the suite doesn't contain the
   * card.
   */
  piece?: SuitePieceId;
  /**
   * True if the field applies only with a list of names, false if only without one. Otherwise, the
   * value is ignored.
   */
  withNames?: boolean;
  /** Set if the value is printed, so it can contain only characters that the fonts have. */
  isPrinted?: true;
  /**
   * Set if this field can affect the price although it isn't a choice. Values that aren't in the
   * price table are priced on request.
   */
  isPriced?: true;
  help?: string;
  /** The `autocomplete` attribute. */
  fills?: string;
}
