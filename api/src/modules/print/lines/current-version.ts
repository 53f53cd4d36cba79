import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { printLines } from './print-lines.tables.ts';

export const current = alias(printLines, 'current_print_lines');
export const isCurrent = eq(current.id, sql`coalesce(${printLines.currentVersion}, ${printLines.id})`);
