import { onDark } from './palette.ts';
import { declarations } from './tokens.ts';

/** Kept apart from the other themes, so that the shell's JavaScript contains no other colours. */
export const darkSurface = declarations(onDark);
