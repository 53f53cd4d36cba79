export const CONTENT_KINDS = [
  'post',
  'policy',
  'text',
  'event',
  'insight',
  'testimonial',
  'milestone',
  'figure',
  'newsletter',
  'email',
] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];

export const LISTED_KINDS = ['text', 'event', 'insight', 'testimonial', 'milestone', 'figure', 'post'] as const;

export const FIXED_KINDS: readonly ContentKind[] = ['policy', 'text', 'email'];

export const CONTENT_STATES = ['draft', 'scheduled', 'changed', 'published'] as const;

export type ContentState = (typeof CONTENT_STATES)[number];

/** Pages that have testimonials. */
export const TESTIMONIAL_PAGES = ['home', 'sustainability', 'chitrayan'] as const;

export const CONTENT_PAGES = [...TESTIMONIAL_PAGES, 'shop'] as const;

export const TEXTS_WITH_PICTURE: readonly string[] = [
  'all-community',
  'chitrayan-banner',
  'home-activity-employment',
  'home-activity-forest',
  'home-activity-opportunities',
  'home-activity-sanitation',
  'home-product-art',
  'home-product-books',
  'home-product-notebooks',
  'home-slide-1',
  'home-slide-2',
  'home-slide-3',
  'home-slide-4',
  'home-value-circular',
  'home-value-cooperation',
  'home-value-eco',
  'home-value-reuse',
  'home-what',
  'shop-banner',
  'sustainability-banner',
];

export const PICTURES = {
  event: ['lift-a-sheet', 'flower-collection', 'painters', 'school-week'],
  milestone: ['first-sheet', 'workshop', 'shortlist', 'bootcamp'],
  figure: ['no-deforestation', 'reduce-reuse-recycle', 'inclusive-employment', 'global-cooperation'],
  testimonial: [
    'bride',
    'conservator',
    'illustrator',
    'office-manager',
    'papermaker',
    'procurement-lead',
    'programme-manager',
    'school-teacher',
    'science-teacher',
    'sheet-lifter',
    'temple-volunteer',
  ],
} as const;

export const POLICY_PLACEHOLDERS = [
  'name',
  'city',
  'country',
  'legalName',
  'address',
  'phone',
  'email',
  'grievanceOfficer',
  'gstin',
  'freeShippingAbove',
  'shippingFee',
] as const;
