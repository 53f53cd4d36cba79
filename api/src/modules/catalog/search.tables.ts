import { type SQL, sql } from 'drizzle-orm';
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_similar').using('gin', table.word.op('gin_trgm_ops')),
]);

export const searchSynonyms = pgTable('search_synonyms', {
  term: text('term').primaryKey(),
  means: text('means').notNull(),
});

export const searchPages = pgTable(
  'search_pages',
  {
    path: text('path').primaryKey(),
    title: text('title').notNull(),
    kind: text('kind', { enum: ['category', 'print', 'post', 'help'] }).notNull(),
    keywords: text('keywords').notNull(),
    words: tsvector('words')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('simple', title || ' ' || keywords)`),
  },
  (table) => [index('search_pages_words').using('gin', table.words)],
);
