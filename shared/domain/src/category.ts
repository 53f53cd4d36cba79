/** The shop's categories as they stand in URLs and on screen, in menu order (specification §2 Products, E14). */
export const CATEGORIES = [
  { slug: 'stationery', name: 'Stationery' },
  { slug: 'gift-sets', name: 'Gift Sets' },
  { slug: 'paper', name: 'Paper' },
  { slug: 'chitrayan', name: 'Chitrayan' },
] as const;

export type CategorySlug = (typeof CATEGORIES)[number]['slug'];

/**
 * Finds the category a URL means: any letter case, and spaces or `+` for the hyphen (E14).
 *
 * @returns `undefined` for an unknown one, which a page answers with the empty-category text
 */
export function categoryOf(text: string): (typeof CATEGORIES)[number] | undefined {
  const slug = text
    .trim()
    .toLowerCase()
    .replace(/[\s+]+/g, '-');
  return CATEGORIES.find((category) => category.slug === slug);
}
