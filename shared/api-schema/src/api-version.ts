/**
 * Version of the api. Run `npm run api-version` to raise it after changing an operation. Each
 * release requires at least the version that it was built with.
 */
export const API_VERSION = 63;
