import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { printLines } from './print-lines.tables.ts';

/** Join a print line with this alias on `isCurrent` to read the version that will be printed. */
export const current = alias(printLines, 'current_print_lines');
export const isCurrent = eq(current.id, sql`coalesce(${printLines.currentVersion}, ${printLines.id})`);
