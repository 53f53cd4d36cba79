import { CATEGORIES, type CategorySlug } from '@kaagazz/domain';

export const CATEGORY_OPTIONS = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }));

export const CATEGORY_FIELD = {
  name: 'category',
  label: 'Category',
  type: 'select',
  required: true,
  options: CATEGORY_OPTIONS,
} as const;

/** Returns the category for a form value. */
export function categoryOf(value: string): CategorySlug {
  const category = CATEGORIES.find(({ slug }) => slug === value);
  if (!category) throw new Error(`there is no category ${value}`);
  return category.slug;
}
