export const PARTNER_SERVICES = [
  'CSR',
  'Company Drive',
  'Print With Us',
  'Sustainability Collaboration',
  'Others',
] as const;

/** In UTF-16 code units. */
export const PARTNER_TEXT_LIMITS = { fullname: 120, companyName: 160, estimatedTime: 120, notes: 4000 } as const;
