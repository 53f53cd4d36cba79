/** Query strings with which lists were last shown, so that links back to a list keep its filters. */
export const listSearch = new Map<string, string>();
