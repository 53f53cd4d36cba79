import { TextField } from '@kaagazz/design-system';
import type { ComponentProps } from 'react';

/** Has no maximum length, which would cut off a pasted ` 123 456 `. The form removes the spaces. */
export function CodeField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="numeric" autoComplete="one-time-code" spellCheck={false} {...props} />;
}
