import type { Sort } from '@kaagazz/api-schema';
import { MAX_SEARCH_LENGTH, categorySlug } from '@kaagazz/domain';

import { MAX_PAGES } from '../../api.ts';
import type { Listing } from '../../api.ts';
import { paths, productsPath } from '../../paths.ts';

export const SORTS: readonly { value: Sort; label: string }[] = [
  { value: 'popular', label: 'Featured' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-asc', label: 'Price, low to high' },
  { value: 'price-desc', label: 'Price, high to low' },
];

export const ALL_PRODUCTS: Listing = {
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

const DEFAULTS = new Map(Object.entries(ALL_PRODUCTS));

/** In rupees. */
export const MAX_PRICE = 9_999_999;

export function readListing(search: URLSearchParams): Listing | null {
  const category = readCategory(search.get('category') ?? '');
  if (category === undefined) return null;
  const [min, max] = minFirst(readPrice(search.get('min')), readPrice(search.get('max')));
  return {
    category,
    q: readWords(search.get('q') ?? ''),
    min,
    max,
    discounted: search.get('discounted') === 'true',
    inStock: search.get('inStock') === 'true',
    ecoFriendly: search.get('ecoFriendly') === 'true',
    sort: SORTS.find(({ value }) => value === search.get('sort'))?.value ?? ALL_PRODUCTS.sort,
    ...readPosition(search),
  };
}

export function listingPath(listing: Partial<Listing> = {}): string {
  return productsPath(new URLSearchParams(listingParameters(listing)).toString());
}

export function listingParameters(listing: Partial<Listing>): [name: string, value: string][] {
  return Object.entries({ ...ALL_PRODUCTS, ...listing })
    .filter(([name, value]) => value !== DEFAULTS.get(name))
    .map(([name, value]) => [name, String(value)]);
}

export function newestListing(search: URLSearchParams): Listing {
  return { ...ALL_PRODUCTS, sort: 'newest', ...readPosition(search) };
}

export function collectionPath({ cursor, pages }: Pick<Listing, 'cursor' | 'pages'>): string {
  return listingPath({ cursor, pages }).replace(paths.products, paths.collection);
}

export function firstPage(listing: Listing): Listing {
  return { ...listing, cursor: null, pages: 1 };
}

export function isFiltered({ q, min, max, discounted, inStock, ecoFriendly }: Listing): boolean {
  return q !== '' || min !== null || max !== null || discounted || inStock || ecoFriendly;
}

function readCategory(text: string) {
  if (['', 'all'].includes(text.trim().toLowerCase())) return null;
  return categorySlug(text);
}

/**
 * Normalises search terms. Control characters become spaces, because PostgreSQL rejects text that
 * contains NUL characters.
 */
function readWords(text: string): string {
  const clean = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(clean).slice(0, MAX_SEARCH_LENGTH).join('').trim();
}

function readPrice(text: string | null): number | null {
  const rupees = /^\s*\d{1,7}\s*$/.test(text ?? '') ? Number(text) : 0;
  return rupees > 0 ? rupees : null;
}

function minFirst(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

function readPosition(search: URLSearchParams): Pick<Listing, 'cursor' | 'pages'> {
  const pages = Number(search.get('pages'));
  return {
    cursor: search.get('cursor') || null,
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, MAX_PAGES) : 1,
  };
}
