import { cleanLine, isVisible } from './clean-line.ts';
import { unprintable } from './printed-letters.ts';

/** Maximum number of guests per order. */
export const MAXIMUM_GUESTS = 500;
/** Maximum length of each name, in characters. */
export const LONGEST_GUEST_NAME = 60;

/** Number of days after delivery or cancellation until guest lists and their cards are deleted. */
export const GUEST_LIST_DAYS = 30;

/** A guest who gets their own card. */
export interface Guest {
  /** Line number in the guest list, starting with 1. */
  line: number;
  name: string;
  /** The name in another script. Empty if the card shows only `name`. */
  otherName: string;
}

export interface GuestProblem {
  line: number;
  /** Why the line can't be printed, and what to do about it. */
  reason: string;
}

/**
 * Splits a line such as `Sunita Verma | सुनीता वर्मा` into its names. Names are cleaned, and empty
 * if nothing in them is visible.
 */
function cellsOf(line: string): string[] {
  return line.split(/[|\t]/).map((cell) => {
    const text = cleanLine(cell);
    return isVisible(text) ? text : '';
  });
}

/** Joins cells into a line of a guest list. Replaces separators inside cells with spaces. */
export function guestLine(cells: readonly string[]): string {
  const names = cellsOf(cells.map((cell) => cell.replace(/[|\t]/g, ' ')).join('|'));
  return names
    .slice(0, names.findLastIndex((name) => name !== '') + 1)
    .join(' | ')
    .replace(/^ (?=\|)/, '');
}

/**
 * Normalises a guest list without removing anything visible. Line numbers stay the same.
 * Idempotent.
 */
export function normaliseGuestList(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => guestLine(cellsOf(line)))
    .join('\n')
    .trimEnd();
}

/**
 * Reads a list with one guest per line. Each line has a name, optionally followed by a separator
 * (`|` or a tab) and the name in another script. Ignores empty lines.
 *
 * @returns the guests in the order of the list, and a problem for each line that can't be printed
 */
export function readGuestList(text: string): { guests: Guest[]; problems: GuestProblem[] } {
  const guests: Guest[] = [];
  const problems: GuestProblem[] = [];
  for (const [index, typed] of text.split(/\r\n?|\n/).entries()) {
    const [name = '', otherName = '', ...more] = cellsOf(typed);
    if ([name, otherName, ...more].every((cell) => cell === '')) continue;
    const line = index + 1;
    const reason = problemOf(name, otherName, more) ?? (guests.length >= MAXIMUM_GUESTS ? TOO_MANY : null);
    if (reason === null) guests.push({ line, name, otherName });
    else problems.push({ line, reason });
  }
  return { guests, problems };
}

const TOO_MANY = `One order has at most ${MAXIMUM_GUESTS} guests.`;

function problemOf(name: string, otherName: string, more: readonly string[]): string | null {
  if (name === '') return 'The name is missing.';
  if (more.some((cell) => cell !== '')) {
    return 'Enter only the guest’s name, in one or two scripts.';
  }
  const longest = Math.max(name.length, otherName.length);
  if (longest > LONGEST_GUEST_NAME) {
    return `The name has ${longest} characters. Shorten it to ${LONGEST_GUEST_NAME}.`;
  }
  const letters = unprintable(name + otherName);
  if (letters.length === 0) return null;
  return `We can’t print ${letters.slice(0, 12).join(' ')}. Use Latin or Devanagari letters.`;
}
