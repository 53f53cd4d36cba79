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

/** Slugs become part of prepared statement names, which PostgreSQL limits to 63 bytes. */
export const MAX_CATEGORY_SLUG = 25;

/** Converts text to a category slug. Ignores letter case and treats spaces and `+` as hyphens. */
export function categorySlug(text: string): string | undefined {
  const slug = text
    .trim()
    .toLowerCase()
    .replace(/[\s+]+/g, '-');
  return slug.length <= MAX_CATEGORY_SLUG && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : undefined;
}
