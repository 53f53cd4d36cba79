/** Query strings with which lists were last shown, so that links back to them keep the filters. */
export const listSearch = new Map<string, string>();
