import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indianDay } from '@kaagazz/domain';
import { CONTENT_KINDS, type ContentKind, EMAIL_TEXTS } from '@kaagazz/domain/content';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { readSeedPictures } from '../modules/catalog/pictures/seed-pictures.ts';
import { checkedFields, titleOf } from '../modules/content/content-fields.ts';
import { contentEntries, type ContentFields, contentVersions } from '../modules/content/content.tables.ts';

const FOLDER = join(import.meta.dirname, '../../seed/content');

const WRITTEN = Date.parse('2026-02-20');
const EMAILS_WRITTEN = indianDay('2026-11-26').start;
const DAY_MS = 24 * 3600 * 1000;
const EXTENSIONS: Partial<Record<ContentKind, string>> = { policy: '.txt', post: '.html' };

const SeedEntry = z.strictObject({
  kind: z.enum(CONTENT_KINDS),
  slug: z.string(),
  publishedOn: z.iso.date().optional(),
  demo: z.boolean().default(false),
  fields: z.record(z.string(), z.string()),
});

export async function seedContent(
  database: Database,
  { demo, now = new Date() }: { demo: boolean; now?: Date },
): Promise<void> {
  const moved = Math.floor((now.getTime() - WRITTEN) / DAY_MS) * DAY_MS;
  const entries = z.array(SeedEntry).parse(JSON.parse(await readFile(join(FOLDER, 'content.json'), 'utf8')));
  const withPictures = await pictureUrls();
  const rows: (typeof contentEntries.$inferInsert & { isDemo: boolean })[] = [];
  for (const { kind, slug, publishedOn, demo: isDemo, fields } of entries.filter((entry) => demo || !entry.demo)) {
    const extension = EXTENSIONS[kind];
    const body = extension && (await readFile(join(FOLDER, slug + extension), 'utf8'));
    const texts: ContentFields = { ...fields, ...(body !== undefined && { body }) };
    if (texts.date !== undefined) texts.date = dayOf(Date.parse(texts.date) + moved);
    const draft = checkedFields(kind, kind === 'post' ? withPictures(texts) : texts);
    const at = indianDay(publishedOn ?? z.iso.date().parse(texts.date)).start;
    const shown = { draft, live: draft, liveAt: at, title: titleOf(draft), updatedAt: at };
    rows.push({ ...shown, id: randomUUID(), kind, slug, version: 1, isDemo });
  }
  for (const [slug, texts] of Object.entries(EMAIL_TEXTS)) {
    const shown = { draft: texts, live: texts, liveAt: EMAILS_WRITTEN, updatedAt: EMAILS_WRITTEN };
    rows.push({ ...shown, title: titleOf(texts), id: randomUUID(), kind: 'email', slug, version: 1, isDemo: false });
  }
  await inTransaction(database, async (tx) => {
    for (const isDemo of [false, true]) {
      const group = rows.filter((row) => row.isDemo === isDemo);
      if (group.length > 0) await publish(tx, group, isDemo);
    }
  });
}

async function publish(tx: Database, rows: (typeof contentEntries.$inferInsert)[], isDemo: boolean): Promise<void> {
  const published = await tx
    .insert(contentEntries)
    .values(rows)
    .onConflictDoUpdate({
      target: [contentEntries.kind, contentEntries.slug],
      set: {
        draft: sql`excluded.draft`,
        live: sql`excluded.live`,
        liveAt: sql`excluded.live_at`,
        title: sql`excluded.title`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`not ${isDemo} and ${contentEntries.version} = 1 and ${contentEntries.draft} <> excluded.draft`,
    })
    .returning({ entryId: contentEntries.id, fields: contentEntries.draft, at: contentEntries.updatedAt });
  if (published.length === 0) return;
  await tx
    .insert(contentVersions)
    .values(published.map((version) => ({ ...version, version: 1, staffId: null })))
    .onConflictDoUpdate({
      target: [contentVersions.entryId, contentVersions.version],
      set: { fields: sql`excluded.fields`, at: sql`excluded.at`, staffId: null },
    });
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

async function pictureUrls(): Promise<(fields: ContentFields) => ContentFields> {
  const pictures = await readSeedPictures();
  const urlOf = (name: string) => `/media/${pictures.get(name)?.file ?? name}`;
  return ({ photograph = '', body = '', ...fields }) => ({
    ...fields,
    photograph: urlOf(photograph),
    body: body.replaceAll(/(?<=src=")[^"]+/g, urlOf),
  });
}
