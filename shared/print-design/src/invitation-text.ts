import { printable } from './script.ts';

/** What was typed with words before it, such as `RSVP 98100 00000`; nothing where nothing was typed (or nothing that can be printed). */
export function said(before: string, typed = ''): string {
  return printable(typed) === '' ? '' : `${before} ${typed}`;
}

/** True where something that can be printed was typed. */
export const isSaid = (typed = ''): boolean => printable(typed) !== '';

/** `year` or `years`, after a number as it was typed. */
export const yearsOf = (typed = ''): string => (typed.trim() === '1' ? 'year' : 'years');
