import { cleanLine, isVisible } from './clean-line.ts';
import { unprintable } from './printed-letters.ts';

export const MAXIMUM_GUESTS = 500;
export const LONGEST_GUEST_NAME = 60;

export const LONGEST_GUEST_ADDRESS = 160;

/** Guest lists are deleted this many days after delivery or cancellation. */
export const GUEST_LIST_DAYS = 30;

export interface Person {
  fullName: string;
  jobTitle: string;
  phoneNumber: string;
  email: string;
}

export interface Guest {
  /** Counted from 1. */
  line: number;
  name: string;
  otherName: string;
  address: string;
  serial?: string;
  person?: Person;
}

export interface GuestProblem {
  line: number;
  reason: string;
}

export interface NameList {
  guests: Guest[];
  problems: GuestProblem[];
}

function cellsOf(line: string): string[] {
  return line.split(/[|\t]/).map((cell) => {
    const text = cleanLine(cell);
    return isVisible(text) ? text : '';
  });
}

export function guestLine(cells: readonly string[]): string {
  const cleaned = cellsOf(cells.map((cell) => cell.replace(/[|\t]/g, ' ')).join('|'));
  return cleaned
    .slice(0, cleaned.findLastIndex((cell) => cell !== '') + 1)
    .join(' | ')
    .replace(/^ (?=\|)/, '')
    .replace(/\| {2}(?=\|)/g, '| ');
}

export function normaliseGuestList(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => guestLine(cellsOf(line)))
    .join('\n')
    .trimEnd();
}

export function withoutAddresses(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => {
      const { name, otherName, more } = partsOf(cellsOf(line));
      return guestLine([name, otherName, '', ...more]);
    })
    .join('\n')
    .trimEnd();
}

export function readGuestList(text: string, { checkAddresses = true }: { checkAddresses?: boolean } = {}): NameList {
  return readLines(text, (line, cells) => {
    const { more, ...parts } = partsOf(cells);
    const guest = { line, ...parts };
    const printed = checkAddresses ? guest : { ...guest, address: '' };
    const { name, otherName, address } = printed;
    return { guest, printed: name + otherName + address, reason: problemOf(printed, more) };
  });
}

interface ReadLine {
  guest: Guest;
  printed: string;
  reason: string | null;
}

export function readLines(text: string, read: (line: number, cells: readonly string[]) => ReadLine): NameList {
  const guests: Guest[] = [];
  const problems: GuestProblem[] = [];
  for (const [index, typed] of text.split(/\r\n?|\n/).entries()) {
    const cells = cellsOf(typed);
    if (cells.every((cell) => cell === '')) continue;
    const { guest, printed, reason: other } = read(index + 1, cells);
    const tooMany = guests.length >= MAXIMUM_GUESTS ? `One order has at most ${MAXIMUM_GUESTS} names.` : null;
    const reason = nameProblem(guest) ?? other ?? letterProblem(guest, printed) ?? tooMany;
    if (reason === null) guests.push(guest);
    else problems.push({ line: guest.line, reason });
  }
  return { guests, problems };
}

function partsOf([name = '', ...others]: readonly string[]) {
  const [otherName = '', address = '', ...more] = hasPinCode(others[0] ?? '') ? ['', ...others] : others;
  return { name, otherName, address, more };
}

export function hasPinCode(text: string): boolean {
  return /(?<!\p{Nd})\p{Nd}{3} ?\p{Nd}{3}(?!\p{Nd})/u.test(text);
}

function nameProblem({ name, otherName }: Guest): string | null {
  if (name === '') return 'The name is missing.';
  const longest = Math.max(name.length, otherName.length);
  return longest > LONGEST_GUEST_NAME
    ? `The name has ${longest} characters. Shorten it to ${LONGEST_GUEST_NAME}.`
    : null;
}

function problemOf({ name, otherName, address }: Guest, more: readonly string[]): string | null {
  if (more.some((cell) => cell !== '')) {
    return 'Each row can contain only a name, the name in another script and an address.';
  }
  if (/\p{Nd}/u.test(otherName) && !/\p{Nd}/u.test(name)) {
    return 'Add a PIN code so that we don’t mistake the address for a name.';
  }
  return address.length > LONGEST_GUEST_ADDRESS
    ? `The address has ${address.length} characters. Shorten it to ${LONGEST_GUEST_ADDRESS}.`
    : null;
}

function letterProblem({ name }: Guest, printed: string): string | null {
  const letters = unprintable(printed);
  if (letters.length === 0) return /\p{L}/u.test(name) ? null : 'A name must contain letters.';
  return `We can’t print ${letters.slice(0, 12).join(' ')}. Use Latin or Devanagari letters.`;
}
