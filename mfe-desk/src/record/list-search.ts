/**
 * Last query string of each list, keyed by path. Links back to a list use it to keep the filters.
 */
export const listSearch = new Map<string, string>();
