/** What a partner request can be about (specification §5 Partner), in the form's order. */
export const PARTNER_SERVICES = [
  'CSR',
  'Company Drive',
  'Print With Us',
  'Sustainability Collaboration',
  'Others',
] as const;

export type PartnerService = (typeof PARTNER_SERVICES)[number];

/** The longest texts that a partner request may hold, in UTF-16 units. One definition for form and api. */
export const PARTNER_TEXT_LIMITS = { fullname: 120, companyName: 160, estimatedTime: 120, notes: 4000 } as const;
