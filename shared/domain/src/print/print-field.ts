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
  /** The value is one of the field's `choices`. */
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
  /** A list with one person per line. If it isn't empty, each person gets cards of their own. */
  | 'team'
  /** Quantity of the larger order for which the line is a sample. Not shown in forms. */
  | 'sample'
  /** Groups of guests who get cards of a wedding suite, with one group per line. */
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
  /** Value of an untouched form. Defaults to the first choice, or else to an empty text. */
  initial?: string;
  /**
   * Id of the suite's card that needs this field. The value is ignored if the suite doesn't contain
   * the card.
   */
  piece?: SuitePieceId;
  /**
   * True if the field is needed only with a list of names, false if only without one. Otherwise,
   * the value is ignored.
   */
  withNames?: boolean;
  /** The value is printed, so it may contain only characters that the fonts have. */
  isPrinted?: true;
  /**
   * Free text that may affect the price. A value that isn't in the price table is priced on
   * request.
   */
  isPriced?: true;
  help?: string;
  /** The `autocomplete` attribute. */
  fills?: string;
}
