import { onDark } from './palette.ts';
import { declarations } from './tokens.ts';

/**
 * Colours of dark surfaces as CSS. This file is separate, so that the shell's JavaScript doesn't
 * contain the other themes' colours.
 */
export const darkSurface = declarations(onDark);
