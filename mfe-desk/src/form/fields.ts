/** A field of a small form. All values are text; screens convert them. */
export interface FieldSpec {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'number' | 'area' | 'select' | 'check' | 'code';
  required?: boolean;
  hint?: string;
  options?: readonly { value: string; label: string }[];
  autoComplete?: string;
}

/** A checkbox is `true` or empty. */
export type Values = Record<string, string>;
