export const REVIEW_LIMITS = { name: 40, text: 2000, reply: 1000 } as const;

export const REVIEW_STATES = ['waiting', 'published', 'rejected'] as const;

export const PHOTOGRAPH_LIMITS = {
  count: 3,
  fileBytes: 8 * 1024 * 1024,
  /**
   * Maximum size of an upload in bytes. Browsers scale larger photographs down before uploading
   * them.
   */
  uploadBytes: 512 * 1024,
} as const;
