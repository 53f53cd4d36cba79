import { TextField } from '@kaagazz/design-system';
import type { ComponentProps } from 'react';

/** Sets no `maxLength`, because it would cut off a pasted code with spaces, such as ` 123 456 `. */
export function CodeField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="numeric" autoComplete="one-time-code" spellCheck={false} {...props} />;
}
