export type PrintFieldKind =
  | 'text'
  | 'long-text'
  /** YYYY-MM-DD */
  | 'date'
  /** HH:MM */
  | 'time'
  /** Digits, within `minimum` and `maximum`. */
  | 'number'
  /** One of `choices`. */
  | 'choice'
  | 'email'
  | 'phone'
  | 'web-address'
  | 'phone-or-email';

/** A field of a Print With Us form. Values are text, empty if not filled in. */
export interface PrintField {
  /** Name of the input and in the api: `brideName`. */
  name: string;
  label: string;
  kind: PrintFieldKind;
  required: boolean;
  /** For a `choice`. The first one is preselected. */
  choices?: readonly string[];
  /** For a `number`. */
  minimum?: number;
  maximum?: number;
  /** Maximum length. */
  longest: number;
  /** An id of `PrintService.groups`. */
  group: string;
  /** Error message for a missing value: `Tell us the bride’s name.` */
  missing?: string;
  /** The text is printed, so only letters that the fonts have are valid. */
  isPrinted?: true;
  /**
   * Free text that the price may depend on. A value that is not in the price table is on request.
   */
  isPriced?: true;
  /** A sentence of help below the field. */
  help?: string;
  /** Value of `autocomplete`. */
  fills?: string;
}
