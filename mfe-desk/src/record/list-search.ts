/** Last query string of each list, keyed by path, so that links back to a list keep its filters. */
export const listSearch = new Map<string, string>();
