export const REVIEW_LIMITS = { name: 40, text: 2000, reply: 1000 } as const;

/** States of a review. New reviews are `waiting` until staff publish or reject them. */
export const REVIEW_STATES = ['waiting', 'published', 'rejected'] as const;
