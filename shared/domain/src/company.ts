/** Fixed details of the brand. Details that a founder can change are in the shop's settings. */
export const COMPANY = {
  name: 'Kaagazz',
  blurb: 'Kaagazz turns urban organic waste into tree-free paper, made by hand in Delhi by people who needed the work.',
  city: 'Delhi',
  country: 'India',
  foundedYear: 2024,
} as const;

/** Matches placeholders, which are text in square brackets or a phone number of zeros. */
const PLACEHOLDER = /\[[^\]]+\]|\b0{5} ?0{5}\b/;

/**
 * Returns whether a company detail is known and not a placeholder. Placeholders must never be shown
 * to shoppers.
 */
export function isKnown(detail: string): boolean {
  return !PLACEHOLDER.test(detail);
}
