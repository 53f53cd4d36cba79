type InputType = 'text' | 'email' | 'tel' | 'number' | 'date' | 'datetime-local' | 'month';
type OwnType = 'area' | 'select' | 'check' | 'code' | 'capitals' | 'picture' | 'photographs' | 'rows' | 'rich';

/** All values are text, and screens convert them where necessary. */
export interface FieldSpec {
  name: string;
  label: string;
  type?: InputType | OwnType;
  required?: boolean;
  hint?: string;
  /** Number of text lines in an `area` field. */
  rows?: number;
  columns?: readonly FieldSpec[];
  options?: readonly { value: string; label: string }[];
  /** Default value of this column in a new row of a `rows` field. */
  initial?: string;
  autoComplete?: string;
  validate?: (text: string) => string | undefined;
}

/** Form values, keyed by field name. The value of a checkbox is `true` or empty. */
export type Values = Record<string, string>;

/** Returns a record's properties as form values. The items of a list are separated by commas. */
export function valuesOf(record: object): Values {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, textOf(value)]));
}

/** Converts a value to text. Returns an empty string for objects and missing values. */
export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'true' : '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
