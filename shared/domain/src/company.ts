/**
 * Who the shop is: the one place every page, mail and policy takes it from (E33). Facts which are not known yet stand in square
 * brackets, so that nobody takes them for real; fill them in before opening the shop.
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
  /** three posts for the community page, each by its address: `https://www.instagram.com/p/<code>/` */
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

/** Whether a fact of the company has been filled in. */
export function isKnown(fact: string): boolean {
  return !fact.startsWith('[');
}
