import { onDark } from './palette.ts';
import { declarations } from './tokens.ts';

/** In a separate file to keep the other themes out of the shell's JavaScript. */
export const darkSurface = declarations(onDark);
