export const RELEASE_PAGE_PATH = '/_releases';

/** Returns the URL of the page that confirms a change. */
export function confirmPath(fields: Record<string, string>): string {
  return `${RELEASE_PAGE_PATH}/confirm?${new URLSearchParams(fields).toString()}`;
}
