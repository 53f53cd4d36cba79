import { categoryOf } from '@kaagazz/domain';

import { MOST_PAGES } from '../../api.ts';
import type { Sort } from '@kaagazz/api-schema';
import type { Shelf } from '../../api.ts';
import { paths, productsPath } from '../../paths.ts';

/** The orders to choose from, the usual one first. */
export const SORTS: readonly { value: Sort; label: string }[] = [
  { value: 'popular', label: 'Most loved' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-asc', label: 'Price, low to high' },
  { value: 'price-desc', label: 'Price, high to low' },
];

/** Everything the shop has, in its usual order. */
export const WHOLE_SHOP: Shelf = {
  category: null,
  q: '',
  min: null,
  max: null,
  discounted: false,
  inStock: false,
  ecoFriendly: false,
  sort: 'popular',
  cursor: null,
  pages: 1,
};

const DEFAULTS = new Map(Object.entries(WHOLE_SHOP));

/** What a search may be long: characters. */
export const LONGEST_SEARCH = 100;
/** The largest price that can be asked for: rupees. */
export const LARGEST_PRICE = 9_999_999;

/**
 * What a product list's address asks for. `?category=All` and no category are all products (specification §2 Products, E14). What is
 * garbage counts as absent, so that any address shows something; the names are those of the form's fields, so that the form works
 * without scripts.
 *
 * @returns `null` for a category that the shop does not have: there is nothing to ask the api
 */
export function readShelf(search: URLSearchParams): Shelf | null {
  const category = categoryIn(search.get('category') ?? '');
  if (category === undefined) return null;
  const [min, max] = inOrder(price(search.get('min')), price(search.get('max')));
  return {
    category,
    q: words(search.get('q') ?? ''),
    min,
    max,
    discounted: search.get('discounted') === 'true',
    inStock: search.get('inStock') === 'true',
    ecoFriendly: search.get('ecoFriendly') === 'true',
    sort: SORTS.find(({ value }) => value === search.get('sort'))?.value ?? WHOLE_SHOP.sort,
    ...readPlace(search),
  };
}

/** The address of a shelf, in its documented form: what is as usual is left out. */
export function shelfPath(shelf: Partial<Shelf> = {}): string {
  return productsPath(new URLSearchParams(shelfParameters(shelf)).toString());
}

/** The parts that differ from the defaults, as query parameters. */
export function shelfParameters(shelf: Partial<Shelf>): [name: string, value: string][] {
  return Object.entries({ ...WHOLE_SHOP, ...shelf })
    .filter(([name, value]) => value !== DEFAULTS.get(name))
    .map(([name, value]) => [name, String(value)]);
}

/** The Latest Collection: all products, newest first (E15). */
export function newestShelf(search: URLSearchParams): Shelf {
  return { ...WHOLE_SHOP, sort: 'newest', ...readPlace(search) };
}

/** The address of the Latest Collection, as far as it is shown. */
export function collectionPath({ cursor, pages }: Pick<Shelf, 'cursor' | 'pages'>): string {
  return shelfPath({ cursor, pages }).replace(paths.products, paths.collection);
}

/** The same products from the beginning. */
export function fromTheBeginning(shelf: Shelf): Shelf {
  return { ...shelf, cursor: null, pages: 1 };
}

/** Whether a list holds less than its category does. */
export function isNarrowed({ q, min, max, discounted, inStock, ecoFriendly }: Shelf): boolean {
  return q !== '' || min !== null || max !== null || discounted || inStock || ecoFriendly;
}

function categoryIn(text: string) {
  if (['', 'all'].includes(text.trim().toLowerCase())) return null;
  return categoryOf(text)?.slug;
}

/** One blank between words, no control characters (a database refuses NUL), not longer than anybody types. */
function words(text: string): string {
  const clean = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(clean).slice(0, LONGEST_SEARCH).join('').trim();
}

function price(text: string | null): number | null {
  const rupees = /^\s*\d{1,7}\s*$/.test(text ?? '') ? Number(text) : 0;
  return rupees > 0 ? rupees : null;
}

/** Bounds that were mixed up are meant the other way round. */
function inOrder(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

function readPlace(search: URLSearchParams): Pick<Shelf, 'cursor' | 'pages'> {
  const pages = Number(search.get('pages'));
  return {
    cursor: search.get('cursor') || null,
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, MOST_PAGES) : 1,
  };
}
