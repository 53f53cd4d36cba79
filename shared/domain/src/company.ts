/**
 * Company details used on pages, in emails and in policies. Replace the placeholders before launch
 * (see `isKnown`).
 */
export const COMPANY = {
  name: 'Kaagazz',
  legalName: '[registered company name]',
  blurb: 'Kaagazz turns urban organic waste into tree-free paper, made by hand in Delhi by people who needed the work.',
  city: 'Delhi',
  country: 'India',
  address: '[registered address], Delhi, India',
  phone: '+91 00000 00000',
  email: 'hello@kaagazz.example',
  instagram: 'https://www.instagram.com/kaagazz',
  /** Posts on the community page, written as `https://www.instagram.com/p/<code>/`. */
  instagramPosts: [
    '[address of the first Instagram post]',
    '[address of the second Instagram post]',
    '[address of the third Instagram post]',
  ],
  linkedin: 'https://www.linkedin.com/company/kaagazz',
  grievanceOfficer: '[name of the grievance officer]',
  gstin: '[GSTIN]',
  foundedYear: 2024,
} as const;

/** Matches placeholders: text in square brackets, or a phone number of zeros. */
const PLACEHOLDER = /\[[^\]]+\]|\b0{5} ?0{5}\b/;

/**
 * Returns whether a company detail is real. Placeholders must never reach a shopper, so check every
 * detail with this function and omit those that aren't real.
 */
export function isKnown(detail: string): boolean {
  return !PLACEHOLDER.test(detail);
}
