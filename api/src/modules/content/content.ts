import { randomUUID } from 'node:crypto';
import type {
  ContentChange,
  ContentPublication,
  ContentQuery,
  DeskContent,
  DeskContentRow,
  DeskContentVersion,
  NewContent,
} from '@kaagazz/api-schema';
import { type ContentState, FIXED_KINDS } from '@kaagazz/domain/content';
import { and, eq, ilike, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { containing, pageOfList } from '../../lists/list-query.ts';
import { Problem } from '../../plugins/problem.ts';
import type { SignedInStaff } from '../../plugins/staff-guard.ts';
import { noteDeskChange } from '../operator/audit.ts';
import { changedFields, checkedFields, titleOf } from './content-fields.ts';
import { inState, shownOf } from './content-publication.ts';
import { deleteRecentVersion, latestVersions } from './content-versions.ts';
import { contentEntries, contentVersions, type ContentEntry } from './content.tables.ts';
import { slugOf } from './policy-text.ts';
import { previewToken } from './preview-token.ts';

const searchedText = sql`concat_ws(' ', ${contentEntries.title}, ${contentEntries.draft} ->> 'text',
  replace(replace(${contentEntries.slug}, '-', ' '), 'hero', 'banner'))`;

export class Content {
  readonly #context: Pick<AppContext, 'config' | 'database' | 'now'>;

  constructor(context: Pick<AppContext, 'config' | 'database' | 'now'>) {
    this.#context = context;
  }

  async page({ kind, state, q, ...query }: z.output<typeof ContentQuery>): Promise<{
    data: DeskContentRow[];
    total: number;
  }> {
    const { rows, total } = await pageOfList(
      this.#context.database,
      contentEntries,
      and(
        kind && eq(contentEntries.kind, kind),
        state && inState(state, this.#context.now()),
        q === '' ? undefined : ilike(searchedText, containing(q)),
      ),
      { ...query, by: contentEntries[query.sort], id: contentEntries.id },
    );
    return { data: rows.map((entry) => this.#row(entry)), total };
  }

  /** @throws Problem 404 `NOT_FOUND` */
  async one(id: string): Promise<DeskContent> {
    return this.#onWire(await entryOf(this.#context.database, id));
  }

  /** @throws Problem 404 `NOT_FOUND` */
  async versions(id: string): Promise<{ data: DeskContentVersion[]; total: number }> {
    const { database } = this.#context;
    const data = await latestVersions(database, await entryOf(database, id));
    return { data, total: data.length };
  }

  create(by: SignedInStaff, { kind, fields }: z.output<typeof NewContent>): Promise<DeskContent> {
    if (FIXED_KINDS.includes(kind)) throw new Problem('NOT_POSSIBLE', 'You can’t add entries of this kind.');
    const draft = checkedFields(kind, fields);
    return inTransaction(this.#context.database, async (tx) => {
      const at = this.#context.now();
      const id = randomUUID();
      const title = titleOf(draft);
      const values = { id, kind, version: 1, title, draft, updatedAt: at };
      const slug = slugOf(title) || id;
      const insert = (unused: string) =>
        tx
          .insert(contentEntries)
          .values({ ...values, slug: unused })
          .onConflictDoNothing()
          .returning();
      const [entry] = (await insert(slug)).concat();
      const created = entry ?? (await insert(`${slug}-${id.slice(0, 8)}`))[0];
      if (!created) throw new Error('the entry was not created');
      await tx.insert(contentVersions).values({ entryId: id, version: 1, fields: draft, at, staffId: by.id });
      await noteDeskChange(tx, by, { action: 'content.create', resource: 'content', record: id, after: draft }, at);
      return this.#onWire(created);
    });
  }

  save(
    by: SignedInStaff,
    id: string,
    { version, fields, autosave = false }: z.output<typeof ContentChange>,
  ): Promise<DeskContent> {
    return this.#change(by, { id, version, action: 'content.change', autosave }, (entry) => {
      const draft = checkedFields(entry.kind, fields, entry.slug);
      return { draft, title: titleOf(draft) };
    });
  }

  /** Publishes an entry, or schedules its publication if `at` is in the future. */
  publish(by: SignedInStaff, id: string, { version, at }: z.output<typeof ContentPublication>): Promise<DeskContent> {
    const now = this.#context.now();
    const wanted = at === '' ? now : new Date(`${at}+05:30`);
    return this.#change(by, { id, version, action: 'content.publish' }, (entry) =>
      wanted > now
        ? { ...shownOf(entry, now), next: entry.draft, nextAt: wanted }
        : { live: entry.draft, liveAt: now, next: null, nextAt: null },
    );
  }

  /**
   * Cancels the entry's scheduled publication. If no publication is scheduled, removes the entry
   * from all pages.
   */
  withdraw(by: SignedInStaff, id: string, { version }: { version: number }): Promise<DeskContent> {
    const now = this.#context.now();
    return this.#change(by, { id, version, action: 'content.withdraw' }, ({ kind, nextAt }) => {
      if (nextAt !== null && nextAt > now) return { next: null, nextAt: null };
      if (FIXED_KINDS.includes(kind)) throw new Problem('NOT_POSSIBLE', 'A page needs this entry.');
      return { live: null, liveAt: null, next: null, nextAt: null };
    });
  }

  delete(by: SignedInStaff, id: string): Promise<void> {
    return inTransaction(this.#context.database, async (tx) => {
      const entry = await entryOf(tx, id, { lock: true });
      if (this.#row(entry).state !== 'draft' || FIXED_KINDS.includes(entry.kind)) {
        throw new Problem('NOT_POSSIBLE', 'Take the entry off the site before you delete it.');
      }
      await tx.delete(contentEntries).where(eq(contentEntries.id, entry.id));
      const change = { action: 'content.delete', resource: 'content', record: entry.id, before: entry.draft };
      await noteDeskChange(tx, by, change, this.#context.now());
    });
  }

  #change(
    by: SignedInStaff,
    { id, version, action, autosave = false }: { id: string; version: number; action: string; autosave?: boolean },
    decide: (entry: ContentEntry) => Partial<Omit<ContentEntry, 'id' | 'version'>>,
  ): Promise<DeskContent> {
    return inTransaction(this.#context.database, async (tx) => {
      const at = this.#context.now();
      const entry = await entryOf(tx, id, { lock: true });
      if (entry.version !== version) {
        throw new Problem(
          'EDIT_CONFLICT',
          'Someone else changed this entry while you were editing it. Review their changes, then save again.',
          {
            current: this.#onWire(entry),
          },
        );
      }
      if (entry.kind === 'newsletter' && shownOf(entry, at).live) {
        throw new Problem(
          'NOT_POSSIBLE',
          'This newsletter has been sent, so it can’t be changed. Write a new one instead.',
        );
      }
      const [after] = await tx
        .update(contentEntries)
        .set({ ...decide(entry), version: version + 1, updatedAt: at })
        .where(eq(contentEntries.id, entry.id))
        .returning();
      if (!after) throw new Error('the entry was not changed');
      const saved = { entryId: entry.id, version: after.version, fields: after.draft, at, staffId: by.id };
      if (changedFields(entry.draft, after.draft).length > 0) {
        if (autosave) await deleteRecentVersion(tx, entry, by, at);
        await tx.insert(contentVersions).values(saved);
      }
      await noteDeskChange(tx, by, { action, resource: 'content', record: entry.id, ...differences(entry, after) }, at);
      return this.#onWire(after);
    });
  }

  #onWire(entry: ContentEntry): DeskContent {
    const { config, now } = this.#context;
    return { ...this.#row(entry), fields: entry.draft, preview: previewToken(config.authSecret, entry.id, now()) };
  }

  #row(entry: ContentEntry): DeskContentRow {
    const now = this.#context.now();
    const { live, liveAt } = shownOf(entry, now);
    const { id, kind, slug, version, title, draft, updatedAt, nextAt } = entry;
    const isScheduled = nextAt !== null && nextAt > now;
    const isChanged = live !== null && changedFields(live, draft).length > 0;
    const state: ContentState = isScheduled ? 'scheduled' : !live ? 'draft' : isChanged ? 'changed' : 'published';
    return {
      id,
      kind,
      slug,
      version,
      title,
      state,
      updatedAt: updatedAt.toISOString(),
      publishedAt: liveAt?.toISOString() ?? null,
      scheduledFor: isScheduled ? nextAt.toISOString() : null,
    };
  }
}

async function entryOf(database: Database, id: string, { lock = false } = {}): Promise<ContentEntry> {
  const query = database
    .select()
    .from(contentEntries)
    .where(sql`${contentEntries.id}::text = ${id}`);
  const [entry] = await (lock ? query.for('update') : query);
  if (!entry) throw new Problem('NOT_FOUND', 'There is no such entry.');
  return entry;
}

function differences(before: ContentEntry, after: ContentEntry): { before: object; after: object } {
  const names = changedFields(before.draft, after.draft);
  const isPublication =
    Number(before.liveAt) !== Number(after.liveAt) || Number(before.nextAt) !== Number(after.nextAt);
  const pick = ({ draft, liveAt, nextAt }: ContentEntry) => ({
    ...Object.fromEntries(names.map((name) => [name, draft[name]])),
    ...(isPublication && { liveAt, nextAt }),
  });
  return { before: pick(before), after: pick(after) };
}
