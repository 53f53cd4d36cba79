/** Product categories in menu order (docs/product.md, Catalogue). */
export const CATEGORIES = [
  { slug: 'stationery', name: 'Stationery' },
  { slug: 'gift-sets', name: 'Gift Sets' },
  { slug: 'paper', name: 'Paper' },
  { slug: 'chitrayan', name: 'Chitrayan' },
] as const;

/** Maximum length of a product search, in characters. */
export const MAX_SEARCH_LENGTH = 100;

export type CategorySlug = (typeof CATEGORIES)[number]['slug'];

/**
 * Finds a category by its slug in the URL. Ignores letter case and accepts spaces or `+` instead of
 * hyphens.
 */
export function categoryOf(text: string): (typeof CATEGORIES)[number] | undefined {
  const slug = text
    .trim()
    .toLowerCase()
    .replace(/[\s+]+/g, '-');
  return CATEGORIES.find((category) => category.slug === slug);
}
