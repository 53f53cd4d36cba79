import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, or } from 'drizzle-orm';
import type { App, AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { atDesk } from '../../plugins/staff-guard.ts';
import { noteDeskChange } from '../operator/audit.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import { deskViews } from './desk-views.tables.ts';

const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED } } as const;
const MOST_VIEWS = 20;
const SHOWN_VIEWS = 100;

export function registerDeskViews(app: App, { database, now }: Pick<AppContext, 'database' | 'now'>): void {
  route(app, 'listDeskViews', {}, async (request) => {
    const { id: staffId, role } = atDesk(request);
    const rows = await database
      .select()
      .from(deskViews)
      .where(
        and(
          eq(deskViews.resource, request.query.resource),
          or(eq(deskViews.staffId, staffId), eq(deskViews.isShared, true)),
        ),
      )
      .orderBy(asc(deskViews.createdAt), asc(deskViews.id))
      .limit(SHOWN_VIEWS);
    return {
      success: true as const,
      data: rows.map(({ id, name, filter, isShared, staffId: owner }) => {
        return { id, name, filter, isShared, isRemovable: owner === staffId || role === 'founder' };
      }),
    };
  });

  route(app, 'saveDeskView', CHANGES, async (request) => {
    const by = atDesk(request);
    const { resource, name, filter, isShared } = request.body;
    await inTransaction(database, async (tx) => {
      const own = and(eq(deskViews.staffId, by.id), eq(deskViews.resource, resource));
      const [{ views } = { views: 0 }] = await tx.select({ views: count() }).from(deskViews).where(own);
      if (views >= MOST_VIEWS)
        throw new Problem(
          'NOT_POSSIBLE',
          'You have reached the limit for saved views. Remove one before you save another.',
        );
      await tx
        .insert(deskViews)
        .values({ id: randomUUID(), resource, name, filter, isShared, staffId: by.id, createdAt: now() })
        .onConflictDoUpdate({
          target: [deskViews.staffId, deskViews.resource, deskViews.name],
          set: { filter, isShared },
        });
      const entry = { action: 'views.save', resource: 'view', record: resource, after: { name, filter, isShared } };
      await noteDeskChange(tx, by, entry, now());
    });
    return {};
  });

  route(app, 'removeDeskView', CHANGES, async (request) => {
    const by = atDesk(request);
    await inTransaction(database, async (tx) => {
      const isOwn = eq(deskViews.staffId, by.id);
      const mayRemove = by.role === 'founder' ? or(isOwn, eq(deskViews.isShared, true)) : isOwn;
      const [removed] = await tx
        .delete(deskViews)
        .where(and(eq(deskViews.id, request.params.id), mayRemove))
        .returning();
      if (!removed) throw new Problem('NOT_FOUND', 'There is no such view.');
      const { resource, name, filter, isShared } = removed;
      const entry = { action: 'views.remove', resource: 'view', record: resource, before: { name, filter, isShared } };
      await noteDeskChange(tx, by, entry, now());
    });
    return {};
  });
}
