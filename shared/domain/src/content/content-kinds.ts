/** The kinds of content that editors change at the desk. */
export const CONTENT_KINDS = ['policy'] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];

/**
 * Kinds with a fixed set of entries, because pages link to each entry. Their entries can be edited,
 * but not added or withdrawn.
 */
export const FIXED_KINDS: readonly ContentKind[] = ['policy'];

export const CONTENT_STATES = ['draft', 'scheduled', 'changed', 'published'] as const;

export type ContentState = (typeof CONTENT_STATES)[number];

/** Placeholders in policies, written as `{email}`. Pages replace them with the shop's settings. */
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
