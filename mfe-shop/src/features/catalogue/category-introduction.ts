import { CATEGORIES } from '@kaagazz/domain';
import type { CategorySlug } from '@kaagazz/domain';

const INTRODUCTIONS: Record<CategorySlug, string> = {
  stationery: 'Everyday notebooks, planners, pencils and cards, made by hand in Delhi.',
  'gift-sets': 'Boxes packed with care and ready to give, for a birthday, a thank-you or a whole team.',
  paper: 'Loose sheets to write on, print, fold and paint, with the plant fibres still visible.',
  chitrayan:
    'Folk-art kits with a sheet, colours and a story, so that you can paint your own Madhubani, Warli or Gond picture.',
};

export const UNKNOWN_CATEGORY = { title: 'Products', text: 'Tree-free paper and everything we make from it.' };

/** Returns a category's introduction, or the introduction for all products if `slug` is `null`. */
export function categoryIntroduction(slug: string | null): { title: string; text: string } {
  const category = CATEGORIES.find((known) => known.slug === slug);
  if (!category) {
    return {
      title: 'All products',
      text: 'Everything we make from waste instead of trees: loose paper, notebooks, gifts and more.',
    };
  }
  return { title: category.name, text: INTRODUCTIONS[category.slug] };
}
