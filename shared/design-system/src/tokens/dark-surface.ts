import { onDark } from './palette.ts';
import { declarations } from './tokens.ts';

export const darkSurface = declarations(onDark);
