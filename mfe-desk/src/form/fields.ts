type InputType = 'text' | 'email' | 'tel' | 'number' | 'date' | 'datetime-local' | 'month';
type OwnType = 'area' | 'select' | 'check' | 'code' | 'capitals' | 'picture' | 'photographs' | 'rows' | 'rich';

export interface FieldSpec {
  name: string;
  label: string;
  type?: InputType | OwnType;
  required?: boolean;
  hint?: string;
  rows?: number;
  columns?: readonly FieldSpec[];
  options?: readonly { value: string; label: string }[];
  initial?: string;
  autoComplete?: string;
  validate?: (text: string) => string | undefined;
}

/** Form values by field name. The value of a checkbox is `true` or empty. */
export type Values = Record<string, string>;

export function valuesOf(record: object): Values {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, textOf(value)]));
}

export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'true' : '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
