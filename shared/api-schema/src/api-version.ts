/**
 * Counts the changes of the operations. A release needs the version that it was built with.
 * `npm run api-version` raises the number after a change.
 */
export const API_VERSION = 12;
