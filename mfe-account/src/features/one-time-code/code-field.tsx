import { TextField } from '@kaagazz/design-system';
import type { ComponentProps } from 'react';

/**
 * Field for a one-time code. Doesn't set `maxLength`, which would cut off a pasted code with
 * spaces, such as ` 123 456 `. The form removes the spaces.
 */
export function CodeField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="numeric" autoComplete="one-time-code" spellCheck={false} {...props} />;
}
