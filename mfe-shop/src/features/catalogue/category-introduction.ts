import { CATEGORIES } from '@kaagazz/domain';
import type { CategorySlug } from '@kaagazz/domain';

const INTRODUCTIONS: Record<CategorySlug, string> = {
  stationery: 'Notebooks, planners, pencils and cards for every day, bound and stitched by hand in Delhi.',
  'gift-sets': 'Boxes put together with care, ready to hand over: for a birthday, a thank-you, a whole team.',
  paper: 'Loose sheets to write, print, fold and paint on, with the fibre they came from still to be seen.',
  chitrayan: 'Folk-art kits: a sheet, the colours and a story, to paint your own Madhubani, Warli or Gond picture.',
};

export const UNKNOWN_CATEGORY = { title: 'Products', text: 'Tree-free paper, and what paper becomes.' };

/** Returns the introduction for all products if `slug` is `null`. */
export function categoryIntroduction(slug: string | null): { title: string; text: string } {
  const category = CATEGORIES.find((known) => known.slug === slug);
  if (!category) {
    return {
      title: 'All products',
      text: 'Everything we make from waste instead of trees: paper, and what paper becomes.',
    };
  }
  return { title: category.name, text: INTRODUCTIONS[category.slug] };
}
