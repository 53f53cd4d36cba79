/**
 * The categories of a new shop in menu order (docs/product.md, Catalogue). Staff can change the
 * categories in the database. Pages use this list only if the api doesn't send one.
 */
export const SEED_CATEGORIES = [
  {
    slug: 'stationery',
    name: 'Stationery',
    text: 'Everyday notebooks, planners, pencils and cards, made by hand in Delhi.',
  },
  {
    slug: 'gift-sets',
    name: 'Gift Sets',
    text: 'Boxes packed with care and ready to give, for a birthday, a thank-you or a whole team.',
  },
  {
    slug: 'paper',
    name: 'Paper',
    text: 'Loose sheets to write on, print, fold and paint, with the plant fibres still visible.',
  },
  {
    slug: 'chitrayan',
    name: 'Chitrayan',
    text: 'Folk-art kits with a sheet, colours and a story, so that you can paint your own Madhubani, Warli or Gond picture.',
  },
];

export const MAX_SEARCH_LENGTH = 100;

/**
 * Maximum length of a category's slug. Slugs are part of the names of prepared statements, which
 * PostgreSQL cuts off after 63 characters.
 */
export const MAX_CATEGORY_SLUG = 25;

/**
 * Returns the category slug for text from a URL. Ignores letter case and accepts spaces or `+`
 * instead of hyphens. Returns undefined if the text can't be a category.
 */
export function categorySlug(text: string): string | undefined {
  const slug = text
    .trim()
    .toLowerCase()
    .replace(/[\s+]+/g, '-');
  return slug.length <= MAX_CATEGORY_SLUG && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : undefined;
}
