import { TextField } from '@kaagazz/design-system';
import type { ComponentProps } from 'react';

/** Doesn't set `maxLength`, because it would cut off a pasted code that contains spaces. */
export function CodeField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="numeric" autoComplete="one-time-code" spellCheck={false} {...props} />;
}
