import { CATEGORIES } from '@kaagazz/domain';
import type { CategorySlug } from '@kaagazz/domain';

/** Returns the category for a form value. */
export function categoryOf(value: string): CategorySlug {
  const category = CATEGORIES.find(({ slug }) => slug === value);
  if (!category) throw new Error(`there is no category ${value}`);
  return category.slug;
}
