import type { SiteCategory } from '@kaagazz/api-schema';
import { useSiteSettings } from '@kaagazz/contract';
import { SEED_CATEGORIES } from '@kaagazz/domain';

import type { Listing } from '../../api.ts';

interface Introduction {
  title: string;
  text: string;
}

const SEEDS: readonly SiteCategory[] = SEED_CATEGORIES.map((seed) => ({ ...seed, kind: 'category' }));

export const UNKNOWN_CATEGORY: Introduction = {
  title: 'Products',
  text: 'Tree-free paper and everything we make from it.',
};

const ALL: Introduction = {
  title: 'All products',
  text: 'Paper, notebooks, gifts and more, all made from waste instead of trees.',
};

export function useCategories(): readonly SiteCategory[] {
  return useSiteSettings().categories ?? SEEDS;
}

export function introductionOf(
  { q, category }: Pick<Listing, 'q' | 'category'>,
  categories: readonly SiteCategory[],
): Introduction | null {
  const known = categories.find(({ slug }) => slug === category);
  if (category !== null && !known) return null;
  if (q !== '') return { title: `Results for “${q}”`, text: known ? `In ${known.name}.` : 'In the whole store.' };
  return known ? { title: known.name, text: known.text } : ALL;
}
