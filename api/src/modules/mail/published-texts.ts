import { CONTENT_FIELDS } from '@kaagazz/api-schema';
import { emailMistake, type EmailTexts, isEditableEmail } from '@kaagazz/domain/content';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

export async function publishedTexts(
  tx: Database,
  kinds: readonly string[],
  now: Date,
): Promise<Map<string, EmailTexts>> {
  if (kinds.length === 0) return new Map();
  const { rows } = await tx.execute<{ kind: string; fields: unknown }>(sql`
    select slug as kind, case when next_at <= ${now.toISOString()}::timestamptz then next else live end as fields
    from content_entries where kind = 'email' and slug = any(${sql.param(kinds)}::text[])`);
  return new Map(
    rows.flatMap(({ kind, fields }) => {
      const texts = validTexts(kind, fields);
      return texts ? [[kind, texts]] : [];
    }),
  );
}

export function validTexts(kind: string, fields: unknown): EmailTexts | undefined {
  const { data } = CONTENT_FIELDS.email.safeParse(fields);
  return data && isEditableEmail(kind) && !emailMistake(kind, data) ? data : undefined;
}
