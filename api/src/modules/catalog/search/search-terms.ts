import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { products } from '../catalog.tables.ts';
import { latinSpelling } from './latin-spelling.ts';
import { searchSynonyms, searchWords } from '../search.tables.ts';

const MAXIMUM_WORDS = 8;
const LONGEST_TERM = 3;

interface Word {
  typed: string;
  plain: string;
  meant: string | null;
  isStopWord: boolean;
}

export interface SearchTerms {
  every: string;
  some: string;
}

export function searchTerms(database: Database) {
  const typed = sql`asked.word`;
  const plain = sql`asked.plain`;
  const isKnown = sql`(
    exists (select 1 from ${searchWords} where ${searchWords.word} like ${plain} || '%')
    or exists (select 1 from ${products}
      where ${products.onSale} and ${products.search} @@ asked.query))`;
  const nearest = sql`(select ${searchWords.word} from ${searchWords} where ${searchWords.word} % ${plain}
    order by similarity(${searchWords.word}, ${plain}) desc, ${searchWords.word} limit 1)`;
  const corrected = database
    .select({
      typed: sql<string>`${typed}`,
      plain: sql<string>`${plain}`,
      meant: sql<string | null>`case when ${isKnown} then null else ${nearest} end`,
      isStopWord: sql<boolean>`numnode(asked.query) = 0`,
    })
    .from(
      // `offset 0` keeps PostgreSQL from inlining the subquery and calling `to_tsquery` repeatedly
      // for the same word.
      sql`(select word, place, unaccent(latin) as plain, to_tsquery('english', word || ':*') as query
        from unnest(${sql.placeholder('words')}::text[], ${sql.placeholder('latin')}::text[])
          with ordinality as given (word, latin, place) offset 0) as asked`,
    )
    .orderBy(sql`asked.place`)
    .prepare('search_corrected');

  const synonyms = database
    .select({ term: searchSynonyms.term, means: searchSynonyms.means })
    .from(searchSynonyms)
    .where(sql`${searchSynonyms.term} = any(${sql.placeholder('terms')}::text[])`)
    .prepare('search_synonyms');

  return async function termsFor(text: string): Promise<SearchTerms> {
    const typedWords = wordsIn(text).filter((word) => latinSpelling(word) !== '');
    if (typedWords.length === 0) return { every: '', some: '' };
    const words: Word[] = await corrected.execute({ words: typedWords, latin: typedWords.map(latinSpelling) });
    const known = await synonyms.execute({ terms: phrases(words.map(bestGuess)) });
    const meanings = new Map(known.map(({ term, means }) => [term, means.split('|')]));
    const every = conditions(words, meanings).join(' & ');
    const helpful = words.filter(({ isStopWord, typed: word }) => !isStopWord && word.length > 1);
    const some = conditions(helpful, meanings).join(' | ');
    return { every, some: some || every };
  };
}

function wordsIn(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  return words.slice(0, MAXIMUM_WORDS);
}

const bestGuess = (word: Word): string => word.meant ?? plainOf(word);

function plainOf({ typed, plain }: Word): string {
  return /^[\p{L}\p{M}\p{N}]+$/u.test(plain) ? plain : typed;
}

function phrases(words: readonly string[]): string[] {
  return words.flatMap((_, start) =>
    Array.from({ length: LONGEST_TERM }, (_none, more) => words.slice(start, start + more + 1).join(' ')),
  );
}

function conditions(words: readonly Word[], synonyms: ReadonlyMap<string, string[]>): string[] {
  const parts: string[] = [];
  for (let start = 0; start < words.length;) {
    // Try longer terms first, so that the synonyms of "visiting card" take precedence over those of
    // "card".
    const lengths = Array.from({ length: LONGEST_TERM }, (_, less) => LONGEST_TERM - less);
    const length = lengths.find((count) => synonyms.has(phraseAt(words, start, count))) ?? 1;
    const own = words
      .slice(start, start + length)
      .map(anyForm)
      .join(' & ');
    const means = synonyms.get(phraseAt(words, start, length)) ?? [];
    parts.push(anyOf([own, ...means.map((meaning) => wordsIn(meaning).map(prefix).join(' & '))]));
    start += length;
  }
  return parts;
}

function phraseAt(words: readonly Word[], start: number, length: number): string {
  return start + length > words.length
    ? ''
    : words
        .slice(start, start + length)
        .map(bestGuess)
        .join(' ');
}

function anyForm(word: Word): string {
  const { typed, meant } = word;
  return anyOf([...new Set([typed, plainOf(word), ...(meant === null ? [] : [meant])])].map(prefix));
}

const prefix = (word: string) => `${word}:*`;

function anyOf(choices: readonly string[]): string {
  return choices.length === 1 ? (choices[0] ?? '') : `(${choices.map((choice) => `(${choice})`).join(' | ')})`;
}
