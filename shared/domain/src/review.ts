export const REVIEW_LIMITS = { name: 40, text: 2000, reply: 1000 } as const;

/** States of a review. New reviews are `waiting` until staff publish or reject them. */
export const REVIEW_STATES = ['waiting', 'published', 'rejected'] as const;

/** Limits for the photographs that shoppers add to a review or a return request. */
export const PHOTOGRAPH_LIMITS = {
  /** Maximum number of photographs per review or return request. */
  count: 3,
  /** Maximum size of a chosen file, in bytes. */
  fileBytes: 8 * 1024 * 1024,
  /** Maximum size of an upload, in bytes. Browsers scale larger files down before the upload. */
  uploadBytes: 512 * 1024,
} as const;
