import { MAXIMUM_PRINT_QUANTITY } from '../../cart.ts';
import type { PrintField } from '../print-field.ts';
import type { PrintService } from '../print-service.ts';
import { cleanLine } from '../clean-line.ts';
import { linesOf, SUITE_PIECES, type SuitePieceId } from './suite-pieces.ts';

export interface SuiteGroup {
  name: string;
  copies: number;
  pieces: readonly SuitePieceId[];
}

export interface SuiteCopies {
  id: SuitePieceId;
  name: string;
  copies: number;
}

export const MAXIMUM_SUITE_GROUPS = 8;
export const LONGEST_GROUP_NAME = 40;
/** A suite with at least this many different cards has a lower price per card. */
export const WHOLE_SUITE = 5;
export const SUITE_SIZES = ['Five kinds or more', 'Up to four kinds'] as const;

/** Reads one group per line, such as `Family | 40 | invitation, haldi`. Ignores unknown cards. */
export function readSuiteGroups(text: string): SuiteGroup[] {
  return linesOf(text).map((line) => {
    const [name = '', copies = '', pieces = ''] = line.split('|').map(cleanLine);
    const chosen = new Set(pieces.split(',').map((piece) => piece.trim()));
    return {
      name,
      copies: /^\d{1,6}$/.test(copies) ? Number(copies) : 0,
      pieces: SUITE_PIECES.map(({ id }) => id).filter((id) => chosen.has(id)),
    };
  });
}

export function suiteGroupsProblem(groups: readonly SuiteGroup[]): string | null {
  if (groups.length > MAXIMUM_SUITE_GROUPS) return `One suite has at most ${MAXIMUM_SUITE_GROUPS} groups.`;
  if (new Set(groups.map(({ name }) => name)).size < groups.length) return 'Give each group a different name.';
  for (const { name, copies, pieces } of groups) {
    if (name === '') return 'Name each group, such as Family or Friends.';
    if (name.length > LONGEST_GROUP_NAME) return `Keep each group’s name within ${LONGEST_GROUP_NAME} characters.`;
    if (copies < 1 || copies > MAXIMUM_PRINT_QUANTITY) return `Enter how many sets ${name} need.`;
    if (pieces.length === 0) return `Choose the cards for ${name}.`;
  }
  return null;
}

type SuiteFields = Readonly<Record<string, string>>;

export function suiteCopies({ groups = '' }: SuiteFields): SuiteCopies[] {
  const all = readSuiteGroups(groups);
  return SUITE_PIECES.map(({ id, name }) => ({
    id,
    name,
    copies: all.reduce((sum, group) => sum + (group.pieces.includes(id) ? group.copies : 0), 0),
  })).filter(({ copies }) => copies > 0);
}

export function suiteCards(fields: SuiteFields): number {
  return suiteCopies(fields).reduce((sum, { copies }) => sum + copies, 0) + linesOf(fields.tables).length;
}

export function suiteSize(fields: SuiteFields): (typeof SUITE_SIZES)[number] {
  const kinds = suiteCopies(fields).length + (linesOf(fields.tables).length > 0 ? 1 : 0);
  return SUITE_SIZES[kinds >= WHOLE_SUITE ? 0 : 1];
}

export function neededFields({ fields }: Pick<PrintService, 'fields'>, values: SuiteFields): PrintField[] {
  const chosen = suiteCopies(values).map(({ id }) => id);
  const hasNames = (values.guests ?? '').trim() !== '';
  return fields.filter(
    ({ piece, withNames }) => (piece === undefined || chosen.includes(piece)) && (withNames ?? hasNames) === hasNames,
  );
}
