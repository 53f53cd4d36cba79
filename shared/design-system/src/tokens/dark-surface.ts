import { onDark } from './palette.ts';
import { declarations } from './tokens.ts';

/**
 * Colours of dark surfaces as CSS. In a separate file, so that the shell's JavaScript doesn't
 * contain the other themes' colours.
 */
export const darkSurface = declarations(onDark);
