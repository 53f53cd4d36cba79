export const COMPANY = {
  name: 'Kaagazz',
  blurb: 'Kaagazz creates jobs in Delhi by turning urban organic waste into handmade, tree-free paper.',
  city: 'Delhi',
  country: 'India',
  foundedYear: 2024,
} as const;

const PLACEHOLDER = /\[[^\]]+\]|\b0{5} ?0{5}\b/;

/**
 * Returns false if a company detail is still a placeholder. Placeholders must never be shown to
 * shoppers.
 */
export function isKnown(detail: string): boolean {
  return !PLACEHOLDER.test(detail);
}
