/** Run `npm run api-version` after changing an operation. */
export const API_VERSION = 63;
