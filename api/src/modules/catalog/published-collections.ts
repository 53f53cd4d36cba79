import type { SiteCategory } from '@kaagazz/api-schema';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { collections } from './catalog.tables.ts';

export function publishedCollections(database: Database): Promise<SiteCategory[]> {
  const { slug, name, text, kind } = collections;
  return database
    .select({ slug, name, text, kind })
    .from(collections)
    .where(eq(collections.isPublished, true))
    .orderBy(desc(collections.kind), asc(collections.position), asc(slug));
}
