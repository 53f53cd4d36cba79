import { TextField } from '@kaagazz/design-system';
import type { ComponentProps } from 'react';

/**
 * Where the code from the mail is typed or pasted. No maximum length: a pasted ` 123 456 ` would lose its last digits; blanks are taken
 * out when the form is sent.
 */
export function CodeField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="numeric" autoComplete="one-time-code" spellCheck={false} {...props} />;
}
