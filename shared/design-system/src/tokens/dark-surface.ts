import { onDark } from './palette.ts';
import { declarations } from './tokens.ts';

/** Has its own file, so that the shell's JavaScript doesn't contain the other themes. */
export const darkSurface = declarations(onDark);
