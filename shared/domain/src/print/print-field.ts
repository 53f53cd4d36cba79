/** How a value is typed or chosen, and what it may look like. */
export type PrintFieldKind =
  | 'text'
  | 'long-text'
  /** YYYY-MM-DD */
  | 'date'
  /** HH:MM */
  | 'time'
  /** digits, within `minimum` and `maximum` */
  | 'number'
  /** one of `choices` */
  | 'choice'
  | 'email'
  | 'phone'
  | 'web-address'
  /** a phone number or an e-mail address */
  | 'phone-or-email';

/** One field of a form of Print With Us; values travel as text, '' where nothing is said. */
export interface PrintField {
  /** the documented name (specification §3), and that of the input: `brideName` */
  name: string;
  /** what stands above it */
  label: string;
  kind: PrintFieldKind;
  required: boolean;
  /** of a `choice`; the first one is chosen at the start */
  choices?: readonly string[];
  /** of a `number` */
  minimum?: number;
  maximum?: number;
  /** characters at most */
  longest: number;
  /** which question of the form it belongs to: an id of `PrintService.groups` */
  group: string;
  /** said when it is required and nothing is said or chosen: `Tell us the bride’s name.` */
  missing?: string;
  /** stands on what is printed, in the letters that were typed: only such as we can print */
  isPrinted?: true;
  /** free text that a price may depend on: a size that stands in the price table is priced, any other is on request (E35) */
  isPriced?: true;
  /** one sentence of help below it */
  help?: string;
  /** the browser's word for it (`autocomplete`) */
  fills?: string;
}
