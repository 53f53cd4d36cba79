/** A field in a small form. All values are text, and screens convert them where necessary. */
export interface FieldSpec {
  name: string;
  label: string;
  type?:
    | 'text'
    | 'email'
    | 'tel'
    | 'number'
    | 'date'
    | 'datetime-local'
    | 'month'
    | 'area'
    | 'select'
    | 'check'
    | 'code'
    | 'picture'
    | 'rich';
  required?: boolean;
  hint?: string;
  /** Height of an `area` field in lines of text. */
  rows?: number;
  options?: readonly { value: string; label: string }[];
  autoComplete?: string;
  /** Returns an error message, or undefined if the text is valid. */
  validate?: (text: string) => string | undefined;
}

/** Form values, keyed by field name. The value of a checkbox is `true` or empty. */
export type Values = Record<string, string>;
